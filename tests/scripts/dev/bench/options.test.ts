import { describe, expect, it } from 'vitest'
import { parseCommandLine } from '../../../../scripts/cli/command-line.ts'
import { benchSiteLine, readOptions } from '../../../../scripts/dev/bench/options.ts'

const read = (...args: string[]) => readOptions(parseCommandLine(benchSiteLine, args))

describe('the options of npm run bench:site', () => {
  it('measure every series of dist seven times by default', () => {
    expect(read()).toMatchObject({
      folder: 'dist',
      against: null,
      runs: 7,
      series: ['load', 'click', 'table', 'search'],
      profiles: ['fast', 'slow'],
    })
  })

  it('select folders, routes, series and the number of runs', () => {
    const args = ['new', '--against', 'old', '--routes', '/,/map', '--series', 'click', '--runs', '9']
    expect(read(...args)).toEqual({
      folder: 'new',
      against: 'old',
      runs: 9,
      routes: ['/', '/map'],
      series: ['click'],
      profiles: ['fast', 'slow'],
    })
  })

  it('are listed where one is unknown', () => {
    expect(() => read('--series', 'loads')).toThrow(
      '--series: unknown value loads; allowed: load,click,table,search',
    )
    expect(() => read('--runs', 'many')).toThrow('--runs: many is not a whole number from 1')
    expect(() => read('--speed', '3')).toThrow('unknown option --speed; allowed: --against, --runs,')
  })
})
