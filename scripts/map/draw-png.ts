import { createHash } from 'node:crypto'
import { Resvg } from '@resvg/resvg-js'
import { encodePng } from './encode-png.ts'
import { mapFonts } from './map-fonts.ts'

/** What a picture notes about its source; equal notes mean that the picture is current. */
export function sourceNote(svg: string): string {
  return `sha256 ${createHash('sha256').update(svg).digest('hex')}`
}

/** The map as PNG of 620 × 620 pixels, with the note of its source inside. */
export function drawPng(svg: string): Uint8Array {
  const image = new Resvg(svg, { font: mapFonts() }).render()
  return encodePng(image.pixels, image.width, image.height, sourceNote(svg))
}
