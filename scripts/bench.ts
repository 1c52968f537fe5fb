// npm run bench: measures time and memory of verifying, reading and writing saves and of building the data.

import { runCommand } from './cli/run-command.ts'
import { repositoryCodecs } from './format/repository-codec.ts'
import { benchSaves, benchVerify } from './format/verify/bench-verify.ts'
import { benchLibrary } from './library/bench-library.ts'
import { buildData } from './publish/build-data.ts'

function bench(folder: string | null): void {
  const root = process.cwd()
  const codecs = repositoryCodecs(root)
  const { saves, kind } = benchSaves(codecs, folder)
  console.log(benchVerify(codecs, saves, kind))
  console.log(benchLibrary(saves))
  const start = performance.now()
  const { modules, downloads } = buildData(root)
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  console.log(`data: ${modules.length} modules and ${downloads.length} downloads in ${seconds} s`)
}

const line = {
  call: 'npm run bench [-- FOLDER]',
  help: `Measures time and memory of verifying, reading and writing saves, and of building the data.
Uses the save files (*.b) of FOLDER, or synthetic saves.`,
  count: [0, 1],
} as const

await runCommand(line, ({ others: [folder = null] }) => bench(folder))
