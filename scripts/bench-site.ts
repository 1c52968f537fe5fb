// npm run bench:site -- [FOLDER] [--against FOLDER] [--runs 7] [--routes /,/map] [--series load,click,table,search]
// [--profiles fast,slow]: how soon pages of a built site show and respond, in a real browser, next to another build of it.
import { readOptions } from './dev/bench/options.ts'
import { runBench } from './dev/bench/run-bench.ts'

await runBench(readOptions(process.argv.slice(2)), console.log)
