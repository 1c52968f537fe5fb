// npm run fix:data: normalises the CSV files of data-csv and lists the changes.

import { runCommand } from './cli/run-command.ts'
import { normaliseAll } from './spreadsheet/normalise/normalise-table.ts'

const line = {
  call: 'npm run fix:data',
  help: 'Fixes order, quotes, spaces and capitals of the CSV files in data-csv, and lists the changes.',
}

await runCommand(line, () => {
  const lines = normaliseAll(process.cwd())
  console.log(lines.length === 0 ? 'data-csv needs no changes' : lines.join('\n'))
})
