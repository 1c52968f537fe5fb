import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'

/** A picture file that is drawn from sources and kept in the repository. */
export interface Image {
  /** Path from the root of the repository. */
  readonly path: string
  readonly content: Uint8Array
}

const require = createRequire(import.meta.url)

const faces = ['Sans', 'Sans-Bold', 'Sans-Oblique', 'SansMono', 'Serif-Italic']

/** The lettering of pictures: fonts from a package and none of the machine, so that every machine draws the same. */
export const pictureFonts = {
  fontFiles: faces.map(face => require.resolve(`dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`)),
  loadSystemFonts: false,
  defaultFontFamily: 'DejaVu Sans',
}

/** A PNG file of an SVG picture, `width` pixels wide. */
export function renderPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: pictureFonts }).render().asPng()
}
