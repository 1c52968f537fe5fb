import { describe, expect, it } from 'vitest'
import { printFigures } from '../../../scripts/bench/print-figures.ts'
import { Figures } from '../../../scripts/bench/samples.ts'

const figures = new Figures()
for (const ms of [120, 100, 110]) figures.add('/map', [{ name: 'first paint', unit: 'ms', value: ms }], false)
for (const ms of [240, 200, 220]) figures.add('/map', [{ name: 'first paint', unit: 'ms', value: ms }], true)
figures.add('/', [{ name: 'layout shift', unit: 'score', value: 0 }], false)

describe('the table of figures', () => {
  it('shows medians, intervals and the ratio of the runs', () => {
    expect(printFigures('Loads', figures.list(), true).split('\n')).toEqual([
      'Loads',
      '',
      '|      | figure       | unit  | this          | against       | ratio |',
      '|------|--------------|-------|---------------|---------------|-------|',
      '| /map | first paint  | ms    | 110 [100–120] | 220 [200–240] | 0.50  |',
      '| /    | layout shift | score | 0.000         | –             | –     |',
      '',
    ])
  })

  it('has no column to compare with when there is nothing to compare', () => {
    expect(printFigures('Loads', figures.list(), false)).not.toContain('ratio')
  })
})
