import type { LetteredLabel, MapLayer } from '#shared/map-types.ts'
import { once } from '#shared/memoize.ts'
import { madeFrom, moduleFile, outputFile } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import { labelsTable } from '../../tables/map/labels.ts'
import { drawSvg } from './draw-svg.ts'
import { type Layer, stackLayers } from './layers.ts'
import type { Colour } from './map-style.ts'
import { type LabelText, labelStyle } from './map-style.ts'
import { positionsOffLand } from './on-land.ts'
import { encodePaths } from './paths.ts'
import { readGeometry } from './read-geometry.ts'

/** A colour as CSS that follows the theme of the page. */
const css = ({ light, dark }: Colour): string => `light-dark(${light}, ${dark})`

/** The module with the base map: its layers bottom to top. */
function emitDrawing(layers: readonly Layer[]): string {
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

/** A map label with its style. */
function lettered(label: LabelText): LetteredLabel {
  const { kind: _, ...rest } = label
  const { colour, halo, ...style } = labelStyle(label)
  return { ...rest, ...style, colour: css(colour), halo: css(halo) }
}

const largestRankOnWholeMap = 3

/** Draws the map. Writes the modules of the map page and the picture `map.svg`. */
export const mapStep: Step = ({ root, source }) => {
  const { value: geometry, problems } = readGeometry(root)
  if (geometry === null) return { problems }
  const layers = once(() => stackLayers(encodePaths(geometry)))
  const mapLabels = labelsTable.rows(source)
  const labels = mapLabels.filter(({ rank }) => rank <= largestRankOnWholeMap)
  return {
    problems: positionsOffLand(geometry, source),
    modules: [
      outputFile('map/drawing.ts', () => emitDrawing(layers())),
      moduleFile('map/lettering.ts', () => ({
        from: ['data-csv/map'],
        types: { 'map-types': ['LetteredLabel'] },
        constants: {
          letteredLabels: { type: 'readonly LetteredLabel[]', value: mapLabels.map(lettered) },
        },
      })),
    ],
    downloads: [outputFile('map.svg', () => drawSvg(layers(), labels, 'light'))],
  }
}
