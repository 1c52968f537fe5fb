import { expect, it } from 'vitest'
import { printFigures } from '../../../../scripts/dev/bench/print-figures.ts'

it('figures are printed as medians with their range, next to those of another build and relative to them', () => {
  const figures = [
    { subject: '/', name: 'load, ms', values: [140, 120, 130], bases: [280, 240, 260] },
    { subject: '/map', name: 'load, ms', values: [Number.NaN], bases: [] },
  ]
  expect(printFigures('load (fast)', figures, true).split('\n')).toEqual([
    'load (fast)',
    '',
    '|  | figure | this | against | ratio |',
    '| --- | --- | --- | --- | --- |',
    '| / | load, ms | 130 [120–140] | 260 [240–280] | 0.5 |',
    '| /map | load, ms | none | – | – |',
    '',
  ])
})
