// npm run faults: plants faults into copies of the data, and counts how the checks report them.

import { CommandError } from './cli/command-error.ts'
import { runCommand } from './cli/run-command.ts'
import { fileFaults, plantInFiles } from './dev/faults/plant-in-files.ts'
import { plantInTables, tableFaults } from './dev/faults/plant-in-tables.ts'
import { printOutcomes } from './dev/faults/print-outcomes.ts'

const line = {
  call: 'npm run faults [-- --list] [--seed N] [--tables]',
  help: `Plants about 1,500 faults into copies of the data, one at a time, runs all checks, and counts by kind how they
report it: at its cell or file, elsewhere, not at all, with a stack trace, or not within 30 seconds.
Takes some minutes; the files of the repository stay as they are.

  --list    lists the faults that were not reported exactly
  --seed N  plants other faults; by default 1
  --tables  plants only into tables, not into files`,
  options: { list: 'flag', seed: 'value', tables: 'flag' },
} as const

await runCommand(line, ({ flags, values }) => {
  const root = process.cwd()
  const seed = Number(values.get('seed') ?? 1)
  if (!Number.isSafeInteger(seed))
    throw new CommandError(`--seed: ${values.get('seed')} is not a whole number`, 2)
  const inTables = plantInTables(root, tableFaults(root, seed))
  const inFiles = flags.has('tables') ? [] : plantInFiles(root, fileFaults)
  console.log(printOutcomes([...inTables, ...inFiles], flags.has('list')))
})
