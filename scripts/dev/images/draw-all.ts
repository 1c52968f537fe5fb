import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { csvSource } from '../../csv/csv-file.ts'
import { formatReport } from '../../csv/report.ts'
import { mapStep } from '../../publish/map/map-step.ts'

/** Pictures in public/ with the SVG files they are drawn from and their width in pixels. */
const drawings = [
  ['public/favicon.svg', 'public/icon-192.png', 192],
  ['public/favicon.svg', 'public/icon-512.png', 512],
  // Launchers cut a maskable icon down to a circle of 80 % at worst; the diskette's corners just fit in.
  ['scripts/dev/images/icon-maskable.svg', 'public/icon-maskable-512.png', 512],
  ['scripts/dev/images/icon-touch.svg', 'public/apple-touch-icon.png', 180],
  ['scripts/dev/images/social-preview.svg', 'public/social-preview.png', 1200],
] as const

const require = createRequire(import.meta.url)
const faces = ['Sans', 'Sans-Bold', 'Sans-Oblique', 'SansMono', 'Serif-Italic']

/** Fonts of the images: from a package, not from the system, so that every machine draws the same. */
export const pictureFonts = {
  fontFiles: faces.map(face => require.resolve(`dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`)),
  loadSystemFonts: false,
  defaultFontFamily: 'DejaVu Sans',
}

function renderPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: pictureFonts }).render().asPng()
}

/** The map as the site offers it for download. @throws Error when the data of the map is broken */
function readMap(root: string): string {
  const { problems = [], downloads = [] } = mapStep({ root, source: csvSource(root) })
  const svg = downloads.find(({ path }) => path === 'map.svg')?.content
  if (typeof svg !== 'string') throw new Error(`the map cannot be drawn\n${formatReport(problems)}`)
  return svg
}

/** Every PNG in public/, by its path from the root of the repository. */
export function drawAll(root: string) {
  return [
    ...drawings.map(([source, path, width]) => {
      return { path, content: renderPng(readFileSync(join(root, source), 'utf8'), width) }
    }),
    { path: 'public/data/map.png', content: renderPng(readMap(root), 620) },
  ]
}
