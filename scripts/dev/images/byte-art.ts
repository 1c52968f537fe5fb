import { readThemeColour } from '../../build/theme.ts'

/** The data types, each a colour of the theme. */
type DataType = 'integer' | 'float' | 'boolean' | 'string' | 'struct' | 'unknown'

/** The marker BLOCK and the version as a save begins, then fields of all data types. */
const runs: readonly (readonly [type: DataType, bytes: string])[] = [
  ['string', '42 4C 4F 43 4B'],
  ['integer', '75 81 DA 35'],
  ['string', '53 77 65 65 74 20 26 20 4B 65 6E 64 6C 00'],
  ['unknown', 'D4 FC 77'],
  ['integer', '01 00 00 00'],
  ['float', '00 50 1D 45'],
  ['float', '00 60 D0 C4'],
  ['float', '00 00 56 41'],
  ['boolean', '01 00 01'],
  ['struct', '0A 00 2C 01 64 00 64 00'],
  ['integer', 'E8 03 00 00'],
  ['unknown', '00 00 00'],
  ['boolean', '00 01'],
  ['float', '00 00 80 3F'],
  ['integer', '2D 00'],
  ['struct', '03 00 F4 01 18 1B 02 00'],
]

interface Place {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly cell: number
  readonly gap: number
}

/** Rows of coloured byte cells from (left, top), as the block pages show them in dark. Lengths in pixels. */
export function drawByteArt(root: string, { left, top, columns, cell, gap }: Place): string {
  const cells = runs.flatMap(([type, bytes]) => {
    const tint = readThemeColour(root, `${type}-tint`).dark
    const text = readThemeColour(root, type).dark
    return bytes.split(' ').map(byte => ({ byte, tint, text }))
  })
  const whole = cells.slice(0, cells.length - (cells.length % columns))
  return whole
    .map(({ byte, tint, text }, index) => {
      const x = left + (index % columns) * (cell + gap)
      const y = top + Math.floor(index / columns) * (cell + gap)
      const baseline = y + cell * 0.655
      return (
        `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" rx="5" fill="${tint}"/>` +
        `<text x="${x + cell / 2}" y="${baseline}" text-anchor="middle" font-family="DejaVu Sans Mono" ` +
        `font-size="${cell * 0.45}" fill="${text}">${byte}</text>`
      )
    })
    .join('')
}
