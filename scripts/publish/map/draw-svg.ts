import { mapViewBox } from '#shared/map-pixels.ts'
import { escapeHtml } from '#shared/text.ts'
import type { Layer } from './layers.ts'
import { type LabelText, labelStyle } from './map-style.ts'

export type Theme = 'light' | 'dark'

function formatAttributes(attributes: Readonly<Record<string, string | number | null>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

function drawLayer(layer: Layer, id: number, theme: Theme): string {
  const { fill, stroke, width, dash, cap, opacity } = layer
  const attributes = formatAttributes({
    fill: fill?.[theme] ?? 'none',
    stroke: stroke?.[theme] ?? null,
    'stroke-width': stroke ? width : null,
    'stroke-dasharray': dash,
    'stroke-linecap': stroke && cap === 'round' ? cap : null,
    opacity: opacity < 1 ? opacity : null,
  })
  return `<use href="#p${id}"${attributes}/>`
}

function drawLabel(label: LabelText, theme: Theme): string {
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
    fill: style.colour[theme],
    stroke: style.halo[theme],
  })
  return `<text${attributes}>${escapeHtml(style.isCapitals ? label.name.toUpperCase() : label.name)}</text>`
}

/** The whole map as one SVG image of 620 × 620 pixels, with plain colour values for other programs. */
export function drawSvg(layers: readonly Layer[], labels: readonly LabelText[], theme: Theme): string {
  const paths = [...new Set(layers.map(({ path }) => path))]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mapViewBox}" width="620" height="620">`,
    '<title>San Andreas</title>',
    '<defs>',
    ...paths.map((path, id) => `<path id="p${id}" d="${path}"/>`),
    '</defs>',
    '<g fill-rule="evenodd" stroke-linejoin="round">',
    ...layers.map(layer => drawLayer(layer, paths.indexOf(layer.path), theme)),
    '</g>',
    '<g font-family="DejaVu Sans, sans-serif" text-anchor="middle" stroke-width="28" stroke-linejoin="round" paint-order="stroke">',
    ...labels.map(label => drawLabel(label, theme)),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
