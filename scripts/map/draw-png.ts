import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { encodePng } from './encode-png.ts'

const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSans-Oblique.ttf', 'DejaVuSerif-Italic.ttf']

/** What a picture notes about its source; equal notes mean that the picture is current. */
export function sourceNote(svg: string): string {
  return `sha256 ${createHash('sha256').update(svg).digest('hex')}`
}

/**
 * The map as PNG of 620 × 620 pixels, with the note of its source inside. Lettering is set in fonts from a package and
 * never in those of the machine, so that the picture is the same everywhere.
 */
export function drawPng(svg: string): Uint8Array {
  const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
  const fontFiles = fonts.map(font => join(folder, font))
  const image = new Resvg(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  }).render()
  return encodePng(image.pixels, image.width, image.height, sourceNote(svg))
}
