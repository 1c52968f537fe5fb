import { parseArgs } from 'node:util'

/** What the command line of `npm run bench:site` asks for. */
export interface BenchOptions {
  readonly folder: string
  readonly against: string | null
  readonly runs: number
  readonly routes: readonly string[]
  readonly series: readonly string[]
  readonly profiles: readonly string[]
}

const timedRoutes = [
  '/',
  '/locations',
  '/vtypes',
  '/vcolors',
  '/map',
  '/block/01',
  '/block/16',
  '/block/25',
  '/savehouses',
  '/variables',
]

const list = (text: string | undefined, all: readonly string[]) => text?.split(',') ?? all

function checkNames(option: string, names: readonly string[], known: readonly string[]) {
  const strange = names.filter(name => !known.includes(name))
  if (strange.length > 0)
    throw new TypeError(`--${option} does not know ${strange.join(', ')}; it knows ${known.join(', ')}`)
}

/**
 * @param args command line arguments behind the command
 * @param series names of the series there are
 * @param profiles names of the profiles there are
 * @throws TypeError when an option or one of its values is unknown; the message names the known ones
 */
export function readOptions(
  args: readonly string[],
  series: readonly string[],
  profiles: readonly string[],
): BenchOptions {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { against: text, runs: text, routes: text, only: text, profile: text },
  })
  const options = {
    folder: positionals[0] ?? 'dist',
    against: values.against ?? null,
    runs: Number(values.runs ?? 7),
    routes: list(values.routes, timedRoutes),
    series: list(values.only, series),
    profiles: list(values.profile, profiles),
  }
  checkNames('only', options.series, series)
  checkNames('profile', options.profiles, profiles)
  if (!Number.isInteger(options.runs) || options.runs < 1) throw new TypeError('--runs wants a whole number')
  return options
}
