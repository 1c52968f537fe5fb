import { parseArgs } from 'node:util'

const choices = {
  profiles: ['fast', 'slow'],
  series: ['load', 'click', 'table', 'search'],
  routes: '/ /locations /vtypes /vcolors /map /block/01 /block/16 /block/25 /savehouses /variables'.split(
    ' ',
  ),
}

/** Options of `npm run bench:site`. */
export interface BenchOptions extends Readonly<Record<keyof typeof choices, readonly string[]>> {
  readonly folder: string
  readonly against: string | null
  readonly runs: number
}

/** @throws TypeError if an option or value is unknown; the message lists the known ones */
export function readOptions(args: readonly string[]): BenchOptions {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { against: text, runs: text, routes: text, series: text, profiles: text },
  })
  const choose = (name: 'series' | 'profiles') => {
    const selected = values[name]?.split(',') ?? choices[name]
    const unknown = selected.filter(one => !choices[name].includes(one))
    if (unknown.length > 0) throw new TypeError(`--${name}: no ${unknown.join()}; use ${choices[name]}`)
    return selected
  }
  const runs = Number(values.runs ?? 7)
  if (!Number.isInteger(runs) || runs < 1) throw new TypeError('--runs: a whole number')
  return {
    ...{ folder: positionals[0] ?? 'dist', against: values.against ?? null, runs },
    ...{ series: choose('series'), profiles: choose('profiles') },
    routes: values.routes?.split(',') ?? choices.routes,
  }
}
