import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { csvSource } from '../../csv/csv-source.ts'
import { formatReport } from '../../csv/report.ts'
import { mapStep } from '../../publish/map/map-step.ts'
import { type Image, renderPng } from './image.ts'
import { drawSiteIcon } from './site-icon.ts'
import { drawSocialPreview } from './social-preview.ts'

/**
 * The whole map as a picture file, drawn from the same SVG as the download.
 * @throws Error when the data of the map is broken
 */
function drawMapPng(root: string): Image {
  const { problems = [], downloads = [] } = mapStep({ root, source: csvSource(root) })
  const svg = downloads.find(({ path }) => path === 'map.svg')?.content
  if (typeof svg !== 'string') throw new Error(`the map cannot be drawn\n${formatReport(problems)}`)
  return { path: 'public/data/map.png', content: renderPng(svg, 620) }
}

/** Every picture in public/, from its source. */
export function drawAll(root: string): readonly Image[] {
  const favicon = drawSiteIcon(root, { corner: 3, scale: 1 })
  // Launchers cut a maskable icon down to a circle of 80 % at worst; the diskette's corners just fit in at 0.74.
  const maskable = drawSiteIcon(root, { corner: 0, scale: 0.74 })
  const touch = drawSiteIcon(root, { corner: 0, scale: 0.88 })
  return [
    { path: 'public/favicon.svg', content: Buffer.from(favicon) },
    { path: 'public/icon-192.png', content: renderPng(favicon, 192) },
    { path: 'public/icon-512.png', content: renderPng(favicon, 512) },
    { path: 'public/icon-maskable-512.png', content: renderPng(maskable, 512) },
    { path: 'public/apple-touch-icon.png', content: renderPng(touch, 180) },
    { path: 'public/social-preview.png', content: renderPng(drawSocialPreview(root), 1200) },
    drawMapPng(root),
  ]
}

async function isCurrent(folder: string, { path, content }: Image): Promise<boolean> {
  const file = await readFile(join(folder, path)).catch(() => null)
  return file?.equals(content) ?? false
}

/** Paths of the pictures whose file below `folder` is missing or differs from its drawing. */
export async function findStale(images: readonly Image[], folder: string): Promise<readonly string[]> {
  const areCurrent = await Promise.all(images.map(image => isCurrent(folder, image)))
  return images.filter((_, index) => areCurrent[index] !== true).map(({ path }) => path)
}
