import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../../scripts/dev/bench/options.ts'

describe('the options of the bench', () => {
  it('measure everything of dist seven times by default', () => {
    expect(readOptions([])).toMatchObject({
      folder: 'dist',
      against: null,
      runs: 7,
      series: ['load', 'click', 'table', 'search'],
      profiles: ['fast', 'slow'],
    })
  })

  it('choose folders, routes, series and the number of runs', () => {
    const args = ['new', '--against', 'old', '--routes', '/,/map', '--series', 'click', '--runs', '9']
    expect(readOptions(args)).toEqual({
      folder: 'new',
      against: 'old',
      runs: 9,
      routes: ['/', '/map'],
      series: ['click'],
      profiles: ['fast', 'slow'],
    })
  })

  it('name what they know when they are given something else', () => {
    expect(() => readOptions(['--series', 'loads'])).toThrow(
      '--series: no loads; use load,click,table,search',
    )
    expect(() => readOptions(['--runs', 'many'])).toThrow('--runs: a whole number')
    expect(() => readOptions(['--speed', '3'])).toThrow(/--speed/)
  })
})
