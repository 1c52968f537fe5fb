import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../../scripts/dev/bench/options.ts'

const read = (...args: string[]) => readOptions(args, ['load', 'click'], ['fast', 'slow'])

describe('the options of the bench', () => {
  it('measure every series of dist seven times when nothing is said', () => {
    expect(read()).toMatchObject({
      folder: 'dist',
      against: null,
      runs: 7,
      series: ['load', 'click'],
      profiles: ['fast', 'slow'],
    })
  })

  it('choose folders, routes, series and the number of runs', () => {
    expect(read('new', '--against', 'old', '--routes', '/,/map', '--only', 'click', '--runs', '9')).toEqual({
      folder: 'new',
      against: 'old',
      runs: 9,
      routes: ['/', '/map'],
      series: ['click'],
      profiles: ['fast', 'slow'],
    })
  })

  it('name what they know when they are given something else', () => {
    expect(() => read('--only', 'loads')).toThrow('--only does not know loads; it knows load, click')
    expect(() => read('--runs', 'many')).toThrow('--runs wants a whole number')
    expect(() => read('--speed', '3')).toThrow(/--speed/)
  })
})
