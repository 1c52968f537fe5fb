// npm run bench:site: measures how fast pages of a built site load and respond in a real browser.
import { requireBuiltSite } from './cli/built-site.ts'
import { CommandError } from './cli/command-error.ts'
import type { CommandArguments } from './cli/command-line.ts'
import { runCommand } from './cli/run-command.ts'
import { Figures } from './dev/bench/figures.ts'
import { serveSite } from './dev/bench/site-server.ts'
import { openVisit, profiles, series } from './dev/bench/visit.ts'
import { launchBrowser } from './dev/launch-browser.ts'

const routes = ['/', '/locations', '/vtypes', '/vcolors', '/map', '/savehouses', '/block/01', '/block/16']

const line = {
  call: 'npm run bench:site -- [FOLDER] [--against FOLDER] [--runs 7] [--routes /,/map] [--series …] [--profiles …]',
  help: `Measures how fast the pages of a built site (by default dist) load and respond in a real browser.

  --against   another built site to compare with
  --runs      how often each page is measured; 7 by default
  --routes    pages, separated by commas; by default ${routes}
  --series    what to measure: ${Object.keys(series)}; all by default
  --profiles  processor and network: ${Object.keys(profiles)}; both by default`,
  options: { against: 'value', runs: 'value', routes: 'value', series: 'value', profiles: 'value' },
  count: [0, 1],
} as const

/** Values of an option that names some of the known ones; all without it. */
function select<Value>({ values }: CommandArguments, option: string, known: Readonly<Record<string, Value>>) {
  const names = values.get(option)?.split(',') ?? Object.keys(known)
  return names.map((name): readonly [string, Value] => {
    const value = known[name]
    if (value === undefined)
      throw new CommandError(`--${option}: unknown value ${name}; allowed: ${Object.keys(known)}`, 2)
    return [name, value]
  })
}

/** The folders alternate route by route, so that a temporary slowdown affects both. */
async function bench(args: CommandArguments) {
  const { values, others } = args
  const folders = [others[0] ?? 'dist', ...(values.has('against') ? [values.get('against') ?? ''] : [])]
  for (const folder of folders) requireBuiltSite(folder)
  const runs = Number(values.get('runs') ?? 7)
  if (!(runs >= 1)) throw new CommandError(`--runs: ${values.get('runs')} is not a number from 1`, 2)
  const measures = select(args, 'series', series)
  const conditions = select(args, 'profiles', profiles)
  const servers = await Promise.all(folders.map(serveSite))
  const browser = await launchBrowser('whole')
  try {
    for (const [profile, condition] of conditions)
      for (const [name, measure] of measures) {
        const figures = new Figures()
        for (let run = 0; run < runs; run++)
          for (const route of values.get('routes')?.split(',') ?? routes)
            for (const server of run % 2 === 0 ? servers : servers.toReversed()) {
              const visit = await openVisit(browser, server.url, condition)
              figures.add(servers.indexOf(server), route, await measure(visit, route))
              await visit.close()
            }
        console.log(figures.print(`${name} (${profile}, ${runs} runs)`))
      }
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}

await runCommand(line, bench)
