// npm run bench:site -- [OPTIONS]: how soon pages of the built site show, in a real browser, beside another build of it.
import { resolve } from 'node:path'
import { type BenchOptions, readOptions } from './bench/options.ts'
import { profiles } from './bench/profiles.ts'
import { runBench } from './bench/run-bench.ts'
import { series } from './bench/series.ts'

const seriesNames = Object.keys(series)
const profileNames = profiles.map(({ name }) => name)

const usage = `npm run bench:site -- [FOLDER] [--against FOLDER] [--runs 7] [--routes /,/map] [--only ${seriesNames}] [--profile ${profileNames}]`

function readCommandLine(): BenchOptions {
  try {
    return readOptions(process.argv.slice(2), seriesNames, profileNames)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n${usage}`)
    process.exit(2)
  }
}

const options = readCommandLine()
const at = (folder: string) => resolve(process.env.INIT_CWD ?? '.', folder)
const against = options.against === null ? null : at(options.against)
await runBench({ ...options, folder: at(options.folder), against }, console.log)
