// npm run bench:site -- [OPTIONS]: how soon pages of the built site show, in a real browser, beside another build of it.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BenchOptions, readOptions } from './dev/bench/options.ts'
import { profiles } from './dev/bench/profiles.ts'
import { runBench } from './dev/bench/run-bench.ts'
import { series } from './dev/bench/series.ts'

const seriesNames = Object.keys(series)
const profileNames = profiles.map(({ name }) => name)

const usage = `npm run bench:site -- [FOLDER] [--against FOLDER] [--runs 7] [--routes /,/map] [--only ${seriesNames}] [--profile ${profileNames}]`

/** A folder as it is named where npm was called. */
function findSite(name: string): string {
  const folder = resolve(process.env.INIT_CWD ?? '.', name)
  if (!existsSync(join(folder, 'index.html')))
    throw new TypeError(`${name} holds no built site: npm run build makes one in dist`)
  return folder
}

function readCommandLine(): BenchOptions {
  try {
    const options = readOptions(process.argv.slice(2), seriesNames, profileNames)
    const against = options.against === null ? null : findSite(options.against)
    return { ...options, folder: findSite(options.folder), against }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n${usage}`)
    process.exit(2)
  }
}

await runBench(readCommandLine(), console.log)
