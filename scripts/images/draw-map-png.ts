import { formatReport } from '../csv/report.ts'
import { drawPng, sourceNote } from '../map/draw-png.ts'
import { mapStep } from '../map/map-step.ts'
import { csvSource } from '../step/csv-source.ts'
import type { Image } from './image.ts'

/**
 * The whole map as a picture file, drawn from the same SVG as the download.
 * @throws Error when the data of the map is broken
 */
export function drawMapPng(root: string): Image {
  const { problems = [], downloads = [] } = mapStep({ root, source: csvSource(root) })
  const svg = downloads.find(({ path }) => path === 'map.svg')?.content
  if (typeof svg !== 'string') throw new Error(`the map cannot be drawn\n${formatReport(problems)}`)
  return { path: 'public/data/map.png', content: drawPng(svg), sourceNote: sourceNote(svg) }
}
