import { expect, it } from 'vitest'
import { Figures } from '../../../../scripts/dev/bench/figures.ts'

it('figures are printed as medians next to those of another build, with their ratios and the mean of these', () => {
  const figures = new Figures()
  for (const value of [140, 120, 130]) {
    figures.add(0, '/', { 'load, ms': value })
    figures.add(1, '/', { 'load, ms': 2 * value })
  }
  figures.add(0, '/map', { 'load, ms': Number.NaN })
  figures.add(0, '/vtypes', { 'load, ms': 20 })
  figures.add(1, '/vtypes', { 'load, ms': 10 })
  expect(figures.print('load (fast)').split('\n')).toEqual([
    'load (fast)',
    '',
    '| page | figure | this | against | ratio |',
    '| --- | --- | --- | --- | --- |',
    '| / | load, ms | 130 | 260 | 0.5 |',
    '| /map | load, ms | NaN | NaN | NaN |',
    '| /vtypes | load, ms | 20 | 10 | 2 |',
    '| geometric mean | load, ms |  |  | 1 |',
    '',
  ])
})
