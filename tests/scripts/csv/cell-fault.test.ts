import { expect, it } from 'vitest'
import { cellFault } from '../../../scripts/csv/cell-fault.ts'

it.each([
  ['Latin-1', 'SeÃ±or', 'Señor'],
  ['Latin-1', 'cafÃ© and piÃ±ata', 'café and piñata'],
  ['Windows-1252', '620 Ã— 620', '620 × 620'],
  ['Windows-1252', 'a â€“ b', 'a – b'],
])('text that was read as %s and encoded again is reported, with the original text: %s', (_, cell, meant) => {
  expect(cellFault(cell)).toMatchObject({ rule: 'was encoded as UTF-8 twice', repair: meant })
})

it.each(['pi¤ata', 'D¡az', 'acci¢n'])('text of CP437 is reported: %s', cell => {
  expect(cellFault(cell)?.rule).toContain('a symbol within a word')
})

it.each(['Señor', 'Ångström', 'São Tomé', '16 × 2 – half', '½ °C', 'naïve café', '±0.5 µs', 'Â £5 is odd'])(
  'text in letters of its own is none: %s',
  cell => {
    expect(cellFault(cell)).toBeNull()
  },
)

it.each(['5" gun', 'a "half', '"', 'three """', '“quoted”', 'it’s', '#N/A', '########'])(
  'what is no text that somebody wrote is reported: %s',
  cell => {
    expect(cellFault(cell)).not.toBeNull()
  },
)

it('a cell of a million letters is reported', () => {
  expect(cellFault('x'.repeat(1_000_000))?.rule).toBe('has 1000000 characters')
})

/** Characters that control a terminal, are invisible, or look like another one. */
const codes = [
  ...[0x0000, 0x001b, 0x00a0, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x180e, 0x200b, 0x200d, 0x2028, 0x202e],
  ...[0x2060, 0x2064, 0x2800, 0x3000, 0x3164, 0xe000, 0xf8ff, 0xfe0f, 0xfeff, 0xff1d, 0xffa0, 0xfffc, 0xfffd],
  ...[0xffff, 0x1d159, 0xe0001, 0xe0041, 0xf0000, 0x10ffff],
  // Cyrillic, Greek, Armenian, full-width and mathematical letters that look like Latin ones.
  ...[0x0430, 0x0435, 0x043e, 0x0441, 0x0456, 0x03bf, 0x03c1, 0x0391, 0x0585, 0xff41, 0x1d41a, 0x2044],
]

it.each(codes.map(code => [`U+${code.toString(16).toUpperCase()}`, code] as const))(
  'the character %s is reported',
  (_, code) => {
    expect(cellFault(`a${String.fromCodePoint(code)}b`)).not.toBeNull()
  },
)
