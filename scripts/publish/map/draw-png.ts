import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { encodePng } from './encode-png.ts'

const files = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSans-Oblique.ttf', 'DejaVuSerif-Italic.ttf']

/** The lettering of pictures: fonts from a package and none of the machine, so that it is the same everywhere. */
export function mapFonts() {
  const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
  return {
    fontFiles: files.map(file => join(folder, file)),
    loadSystemFonts: false,
    defaultFontFamily: 'DejaVu Sans',
  }
}

/** What a picture notes about its source; equal notes mean that the picture is current. */
export function sourceNote(svg: string): string {
  return `sha256 ${createHash('sha256').update(svg).digest('hex')}`
}

/** The map as PNG of 620 × 620 pixels, with the note of its source inside. */
export function drawPng(svg: string): Uint8Array {
  const image = new Resvg(svg, { font: mapFonts() }).render()
  return encodePng(image.pixels, image.width, image.height, sourceNote(svg))
}
