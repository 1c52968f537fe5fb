// npm run bench:site: measures how fast pages of a built site load and respond in a real browser.
import { requireBuiltSite } from './cli/built-site.ts'
import { runCommand } from './cli/run-command.ts'
import { benchSiteLine, readOptions } from './dev/bench/options.ts'
import { runBench } from './dev/bench/run-bench.ts'

await runCommand(benchSiteLine, async args => {
  const options = readOptions(args)
  for (const folder of [options.folder, options.against]) if (folder !== null) requireBuiltSite(folder)
  await runBench(options, console.log)
})
