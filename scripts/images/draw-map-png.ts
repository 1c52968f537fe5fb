import { drawPng, sourceNote } from '../map/draw-png.ts'
import { mapStep } from '../map/map-step.ts'
import { csvSource } from '../step/csv-source.ts'
import { labelsTable } from '../tables/map/labels.ts'
import type { Image } from './image.ts'

/** The whole map as a picture file, drawn from the same SVG as the download. Throws when the map's data is broken. */
export function drawMapPng(root: string): Image {
  const { downloads } = mapStep({ root, mapLabels: labelsTable.rows(csvSource(root)) })
  const svg = downloads.find(({ path }) => path === 'map.svg')?.content
  if (svg === undefined) throw new Error('the map gives no map.svg')
  return { path: 'public/data/map.png', content: drawPng(svg), sourceNote: sourceNote(svg) }
}
