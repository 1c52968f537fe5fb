import { describe, expect, it } from 'vitest'
import { printFigures } from '../../../../scripts/dev/bench/print-figures.ts'
import { Figures } from '../../../../scripts/dev/bench/samples.ts'

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

  it('says where a run gave no value, and takes no ratio of it', () => {
    const some = new Figures()
    for (const ms of [40, Number.NaN, 60]) some.add('/', [{ name: 'key', unit: 'ms', value: ms }], false)
    for (const ms of [Number.NaN, 100, 60]) some.add('/', [{ name: 'key', unit: 'ms', value: ms }], true)
    some.add('/map', [{ name: 'key', unit: 'ms', value: 50 }], false)
    some.add('/map', [{ name: 'key', unit: 'ms', value: Number.NaN }], true)
    expect(printFigures('Keys', some.list(), true).split('\n').slice(-3)).toEqual([
      '| /    | key    | ms   | 50 [40–60], 1 none | 80 [60–100], 1 none | 1.00  |',
      '| /map | key    | ms   | 50                 | none                | –     |',
      '',
    ])
  })

  it('has no column to compare with when there is nothing to compare', () => {
    expect(printFigures('Loads', figures.list(), false)).not.toContain('ratio')
  })
})
