// npm run bench:site -- [FOLDER] [--against FOLDER] [--runs 7] [--routes /,/map] [--only load,click] [--profile slow]:
// how soon pages of the built site (dist) show, in a real browser, beside another build of it.
import { resolve } from 'node:path'
import { readOptions } from './bench/options.ts'
import { profiles } from './bench/profiles.ts'
import { runBench } from './bench/run-bench.ts'
import { series } from './bench/series.ts'

const names = profiles.map(({ name }) => name)
const options = readOptions(process.argv.slice(2), Object.keys(series), names)
const at = (folder: string) => resolve(process.env.INIT_CWD ?? '.', folder)
const against = options.against === null ? null : at(options.against)
await runBench({ ...options, folder: at(options.folder), against }, console.log)
