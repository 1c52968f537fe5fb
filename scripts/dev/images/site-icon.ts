import { readThemeColour } from '../../build/theme.ts'

/** The six data types of the legend, each a colour of the theme. */
const types = ['integer', 'float', 'boolean', 'string', 'struct', 'unknown']

function byteCells(root: string): string {
  return types
    .map((type, index) => {
      const fill = readThemeColour(root, type).light
      const x = 4 + 3 * (index % 3)
      const y = index < 3 ? 8 : 11
      return `<path fill="${fill}" d="M${x} ${y}h2v2h-2z"/>`
    })
    .join('')
}

/** A diskette whose label is a grid of bytes, on the same 16 pixels as the radar icons. */
function glyph(root: string): string {
  const body = 'M3 2h2v4h5V2h1l3 3v8a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z'
  const slit = 'M8 3h1v2H8z'
  return `<path fill="#fff" d="${body}${slit}"/>${byteCells(root)}`
}

interface Shape {
  /** Radius of the corners of the ground, in units of 16. */
  readonly corner: number
  /** Size of the glyph: 1 as in the favicon, less to stay inside the mask of a launcher. */
  readonly scale: number
}

/** The site's own icon as an SVG file, in the colours of light pages. */
export function drawSiteIcon(root: string, { corner, scale }: Shape): string {
  const shift = 8 * (1 - scale)
  const content =
    scale === 1
      ? glyph(root)
      : `<g transform="translate(${shift} ${shift}) scale(${scale})">${glyph(root)}</g>`
  const ground = readThemeColour(root, 'accent').light
  const round = corner > 0 ? ` rx="${corner}"` : ''
  const back = `<rect width="16" height="16"${round} fill="${ground}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${back}${content}</svg>\n`
}
