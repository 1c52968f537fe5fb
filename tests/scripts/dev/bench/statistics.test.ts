import { describe, expect, it } from 'vitest'
import { estimate, pairedRatios } from '../../../../scripts/dev/bench/statistics.ts'

describe('the median of runs', () => {
  it('is the middle one, or between the two middle ones', () => {
    expect(estimate([9, 1, 5]).median).toBe(5)
    expect(estimate([9, 1, 5, 6]).median).toBe(5.5)
  })

  it('has the interval of the sign test: all of 7 runs, all but the outermost of 8, all but three of 13', () => {
    const count = (size: number) => Array.from({ length: size }, (_, index) => size - index)
    expect(estimate(count(7))).toEqual({ median: 4, low: 1, high: 7 })
    expect(estimate(count(8))).toEqual({ median: 4.5, low: 2, high: 7 })
    expect(estimate(count(13))).toEqual({ median: 7, low: 4, high: 10 })
  })

  it('of one run is that run, of none an error', () => {
    expect(estimate([3])).toEqual({ median: 3, low: 3, high: 3 })
    expect(() => estimate([])).toThrow(RangeError)
  })
})

describe('ratios', () => {
  it('are taken run by run, so that a machine twice as slow for a while changes nothing', () => {
    expect(pairedRatios([10, 20, 10], [20, 40, 20])).toEqual([0.5, 0.5, 0.5])
  })

  it('leave out runs with a base of 0', () => {
    expect(pairedRatios([1, 0], [0, 2])).toEqual([0])
  })
})
