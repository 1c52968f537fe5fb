import { mapViewBox } from '#shared/map-pixels.ts'
import type { LetteredLabel, MapLayer } from '#shared/map-types.ts'
import { once } from '#shared/memoize.ts'
import { escapeHtml } from '#shared/text.ts'
import { madeFrom, moduleFile, outputFile } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import type { ThemeColour } from '../../build/theme.ts'
import { labelsTable } from '../../tables/map/labels.ts'
import { type Layer, stackLayers } from './layers.ts'
import { type LabelText, labelStyle } from './map-style.ts'
import { positionsOffLand } from './on-land.ts'
import { encodePaths } from './paths.ts'
import { readGeometry } from './read-geometry.ts'

function formatAttributes(attributes: Readonly<Record<string, string | number | null>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

function drawLayer(layer: Layer, id: number): string {
  const { fill, stroke, width, dash, cap, opacity } = layer
  const attributes = formatAttributes({
    fill: fill?.light ?? 'none',
    stroke: stroke?.light ?? null,
    'stroke-width': stroke ? width : null,
    'stroke-dasharray': dash,
    'stroke-linecap': stroke && cap === 'round' ? cap : null,
    opacity: opacity < 1 ? opacity : null,
  })
  return `<use href="#p${id}"${attributes}/>`
}

function drawLabel(label: LabelText): string {
  const style = labelStyle(label)
  const fontSize = style.size * 10
  const attributes = formatAttributes({
    x: label.x,
    y: -label.y + Math.round(fontSize * 0.36), // half the height of capitals: the text stands on its middle
    'font-size': fontSize,
    'font-weight': style.weight === 400 ? null : style.weight,
    'font-style': style.isItalic ? 'italic' : null,
    'font-family': style.isSerif ? 'DejaVu Serif, Georgia, serif' : null,
    'letter-spacing': style.spacing > 0 ? Math.round(style.spacing * fontSize) : null,
    fill: style.colour.light,
    stroke: style.halo.light,
  })
  return `<text${attributes}>${escapeHtml(style.isCapitals ? label.name.toUpperCase() : label.name)}</text>`
}

/** The whole map as one SVG image of 620 × 620 pixels, with the plain colour values of the light theme for other programs. */
export function drawSvg(layers: readonly Layer[], labels: readonly LabelText[]): string {
  const paths = [...new Set(layers.map(({ path }) => path))]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mapViewBox}" width="620" height="620">`,
    '<title>San Andreas</title>',
    '<defs>',
    ...paths.map((path, id) => `<path id="p${id}" d="${path}"/>`),
    '</defs>',
    '<g fill-rule="evenodd" stroke-linejoin="round">',
    ...layers.map(layer => drawLayer(layer, paths.indexOf(layer.path))),
    '</g>',
    '<g font-family="DejaVu Sans, sans-serif" text-anchor="middle" stroke-width="28" stroke-linejoin="round" paint-order="stroke">',
    ...labels.map(drawLabel),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

/** A colour as CSS that follows the theme of the page. */
const css = ({ light, dark }: ThemeColour): string => `light-dark(${light}, ${dark})`

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
    downloads: [outputFile('map.svg', () => drawSvg(layers(), labels))],
  }
}
