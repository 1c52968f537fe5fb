import { madeFrom } from '../../build/generated-module.ts'
import type { Colour } from './colours.ts'
import { type LabelText, labelStyle } from './label-style.ts'
import type { Layer } from './layers.ts'

const header = madeFrom('data-csv/map')

const css = (colour: Colour | null): string =>
  colour === null ? 'null' : `'light-dark(${colour.light}, ${colour.dark})'`

/** The module with the base map: its layers bottom to top, colours as CSS that follows the theme of the page. */
export function emitDrawing(layers: readonly Layer[]): string {
  const paths = [...new Set(layers.map(({ path }) => path))]
  const rows = layers.map(({ name, path, fill, stroke, width, dash, cap, opacity }) => {
    const fields = [
      `name: '${name}', path: path${paths.indexOf(path)}, fill: ${css(fill)}, stroke: ${css(stroke)}`,
      `width: ${width}, dash: ${dash === null ? 'null' : `'${dash}'`}, cap: '${cap}', opacity: ${opacity}`,
    ]
    return `  { ${fields.join(', ')} },`
  })
  const lines = [
    '/** One fill or stroke of the base map in game units, y downwards. */',
    'export interface MapLayer {',
    '  readonly name: string',
    '  readonly path: string',
    '  readonly fill: string | null',
    '  readonly stroke: string | null',
    '  readonly width: number',
    '  readonly dash: string | null',
    "  readonly cap: 'butt' | 'round'",
    '  readonly opacity: number',
    '}',
    '',
    ...paths.map((path, index) => `const path${index} = '${path}'`),
    '',
    'export const mapLayers: readonly MapLayer[] = [',
    ...rows,
    ']',
    '',
  ]
  return header + lines.join('\n')
}

/** The module with the names on the map and how each is lettered. */
export function emitLabels(labels: readonly LabelText[]): string {
  const rows = labels.map(label => {
    const { colour, halo, ...style } = labelStyle(label)
    const { name, rank, x, y } = label
    return `  ${JSON.stringify({ name, rank, x, y, ...style }).slice(0, -1)},"colour":${css(colour)},"halo":${css(halo)}},`
  })
  const lines = [
    '/** A name on the map: position of its middle in game units, lettering for the 620 × 620 map in pixels. */',
    'export interface LetteredLabel {',
    '  readonly name: string',
    '  readonly rank: number',
    '  readonly x: number',
    '  readonly y: number',
    '  readonly size: number',
    '  readonly weight: number',
    '  readonly isItalic: boolean',
    '  readonly isSerif: boolean',
    '  readonly isCapitals: boolean',
    '  readonly spacing: number',
    '  readonly colour: string',
    '  readonly halo: string',
    '}',
    '',
    'export const letteredLabels: readonly LetteredLabel[] = [',
    ...rows,
    ']',
    '',
  ]
  return header + lines.join('\n')
}
