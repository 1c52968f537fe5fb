import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf']

/** A PNG file of an SVG picture, `width` pixels wide. Fonts come from files, so that every machine draws the same. */
export function renderPng(root: string, svg: string, width: number): Uint8Array {
  const fontFiles = fonts.map(name => join(root, 'node_modules/dejavu-fonts-ttf/ttf', name))
  const font = { fontFiles, loadSystemFonts: false }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}
