import { expect, it } from 'vitest'
import { printFigures } from '../../../../scripts/dev/bench/print-figures.ts'
import { Figures } from '../../../../scripts/dev/bench/samples.ts'

it('figures are printed as medians with their range, beside those of another build and in parts of them', () => {
  const figures = new Figures()
  for (const value of [40, 20, 30]) {
    figures.add('/', [{ name: 'load', unit: 'ms', value }], false)
    figures.add('/', [{ name: 'load', unit: 'ms', value: value * 2 }], true)
  }
  figures.add('/map', [{ name: 'load', unit: 'ms', value: Number.NaN }], false)
  expect(printFigures('load (fast)', figures.list(), true).split('\n')).toEqual([
    'load (fast)',
    '',
    '|  | figure | unit | this | against | ratio |',
    '| --- | --- | --- | --- | --- | --- |',
    '| / | load | ms | 30 [20–40] | 60 [40–80] | 0.50 |',
    '| /map | load | ms | none | – | – |',
    '',
  ])
})
