import type { LetteredLabel, MapLayer } from '../../../src/shared/map-types.ts'
import { madeFrom } from '../../build/output-file.ts'
import type { Colour } from './colours.ts'
import { type LabelText, labelStyle } from './label-style.ts'
import type { Layer } from './layers.ts'

/** A colour as CSS that follows the theme of the page. */
const css = ({ light, dark }: Colour): string => `light-dark(${light}, ${dark})`

/** The module with the base map: its layers bottom to top. */
export function emitDrawing(layers: readonly Layer[]): string {
  const paths = [...new Set(layers.map(({ path }) => path))]
  const rows = layers.map(({ path, fill, stroke, ...layer }) => {
    const row: Omit<MapLayer, 'path'> = { ...layer, fill: fill && css(fill), stroke: stroke && css(stroke) }
    return `  { path: path${paths.indexOf(path)}, ...${JSON.stringify(row)} },\n`
  })
  return [
    madeFrom('data-csv/map'),
    "import type { MapLayer } from '../../shared/map-types.ts'\n\n",
    ...paths.map((path, index) => `const path${index} = '${path}'\n`),
    `\nexport const mapLayers: readonly MapLayer[] = [\n${rows.join('')}]\n`,
  ].join('')
}

/** The module with the map labels and their styles. */
export function emitLabels(labels: readonly LabelText[]): string {
  const rows = labels.map((label): LetteredLabel => {
    const { kind: _, ...rest } = label
    const { colour, halo, ...style } = labelStyle(label)
    return { ...rest, ...style, colour: css(colour), halo: css(halo) }
  })
  return [
    madeFrom('data-csv/map'),
    "import type { LetteredLabel } from '../../shared/map-types.ts'\n\n",
    `export const letteredLabels: readonly LetteredLabel[] = ${JSON.stringify(rows, null, 1)}\n`,
  ].join('')
}
