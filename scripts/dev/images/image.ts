import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** A picture file that is drawn from sources and kept in the repository. */
export interface Image {
  /** Path from the root of the repository. */
  readonly path: string
  readonly content: Uint8Array
  /**
   * Text inside the file that stands for its source. A file with it is current though its bytes differ, because
   * another release of Node compresses differently.
   */
  readonly sourceNote?: string
}

const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf']

/** A PNG file of an SVG picture, `width` pixels wide. Fonts come from files, so that every machine draws the same. */
export function renderPng(root: string, svg: string, width: number): Uint8Array {
  const fontFiles = fonts.map(name => join(root, 'node_modules/dejavu-fonts-ttf/ttf', name))
  const font = { fontFiles, loadSystemFonts: false }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}
