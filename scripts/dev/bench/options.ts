import { CommandError } from '../../cli/command-error.ts'
import type { CommandArguments, CommandLine } from '../../cli/command-line.ts'

const choices = {
  profiles: ['fast', 'slow'],
  series: ['load', 'click', 'table', 'search'],
  routes: '/ /locations /vtypes /vcolors /map /block/01 /block/16 /block/25 /savehouses /variables'.split(
    ' ',
  ),
}

/** The command line of `npm run bench:site`. */
export const benchSiteLine: CommandLine = {
  call: 'npm run bench:site -- [FOLDER] [--against FOLDER] [--runs 7] [--routes /,/map] [--series …] [--profiles …]',
  help: `Measures how fast the pages of a built site (by default dist) load and respond in a real browser.

  --against   another built site to compare with
  --runs      how often each page is measured; 7 by default
  --routes    pages, separated by commas; by default ${choices.routes}
  --series    what to measure: ${choices.series}; all by default
  --profiles  processor and network: ${choices.profiles}; both by default`,
  options: { against: 'value', runs: 'value', routes: 'value', series: 'value', profiles: 'value' },
  count: [0, 1],
}

/** Options of `npm run bench:site`. */
export interface BenchOptions extends Readonly<Record<keyof typeof choices, readonly string[]>> {
  readonly folder: string
  readonly against: string | null
  readonly runs: number
}

/** @throws CommandError if a value is unknown; the message lists the known ones */
export function readOptions({ values, others }: CommandArguments): BenchOptions {
  const choose = (name: 'series' | 'profiles') => {
    const selected = values.get(name)?.split(',') ?? choices[name]
    const unknown = selected.filter(one => !choices[name].includes(one))
    if (unknown.length > 0)
      throw new CommandError(`--${name}: unknown value ${unknown}; allowed: ${choices[name]}`, 2)
    return selected
  }
  const runs = Number(values.get('runs') ?? 7)
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs: ${values.get('runs')} is not a whole number from 1`, 2)
  return {
    ...{ folder: others[0] ?? 'dist', against: values.get('against') ?? null, runs },
    ...{ series: choose('series'), profiles: choose('profiles') },
    routes: values.get('routes')?.split(',') ?? choices.routes,
  }
}
