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
