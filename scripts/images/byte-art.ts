interface Tone {
  readonly tint: string
  readonly text: string
}

/** Tints and texts of the data types on dark pages. */
const tones = {
  integer: { tint: '#1a3551', text: '#8fc1f7' },
  float: { tint: '#183b28', text: '#86d6a6' },
  boolean: { tint: '#3a2551', text: '#d3aef2' },
  string: { tint: '#43300f', text: '#f0bd77' },
  struct: { tint: '#4c1f2f', text: '#f5a3bd' },
  unknown: { tint: '#2b3238', text: '#aab6be' },
} as const satisfies Record<string, Tone>

/** The marker BLOCK and the version as a save begins, then fields of all data types. */
const runs: readonly (readonly [type: keyof typeof tones, bytes: string])[] = [
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

/** Rows of coloured byte cells from (left, top), as the block pages show them. Lengths in pixels. */
export function drawByteArt(left: number, top: number, columns: number, cell: number, gap: number): string {
  const cells = runs.flatMap(([type, bytes]) => bytes.split(' ').map(byte => ({ byte, ...tones[type] })))
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
