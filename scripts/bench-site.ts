// npm run bench:site -- [FOLDER] [--against FOLDER] [--runs 7] [--routes /,/map] [--series load,click,table,search]
// [--profiles fast,slow]: measures how fast pages of a built site load and respond in a real browser, compared with another build.
import { readOptions } from './dev/bench/options.ts'
import { runBench } from './dev/bench/run-bench.ts'

await runBench(readOptions(process.argv.slice(2)), console.log)
