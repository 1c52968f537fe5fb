// npm run data: checks data-csv, lists the rows changed since the last commit, and writes src/generated and dist/data.
// With --check it writes nothing.

import { writeBuild } from './build/output-file.ts'
import { runCommand } from './cli/run-command.ts'
import { csvSource } from './csv/csv-file.ts'
import { formatAnnotations, formatReport, paintFor } from './csv/report.ts'
import { buildData } from './publish/build-data.ts'
import { changedRows } from './spreadsheet/diff/changed-rows.ts'
import { tables } from './tables/tables.ts'

const line = {
  call: 'npm run data [-- --check]',
  help: `Checks the tables in data-csv, lists all problems and the rows changed since the last commit, and writes
src/generated and dist/data.

  --check  checks only; nothing is written`,
  options: { check: 'flag' },
} as const

await runCommand(line, ({ flags }) => {
  const root = process.cwd()
  const folders = flags.has('check') ? [] : (['src/generated', 'dist/data'] as const)
  const build = buildData(root)
  const problems = writeBuild(root, build, folders)
  for (const note of build.notes) console.log(`note: ${note}`)
  for (const change of changedRows(root, tables, csvSource(root))) console.log(change)
  console.log(formatReport(problems, paintFor(process.stdout)))
  if (process.env.GITHUB_ACTIONS === 'true' && problems.length > 0) console.log(formatAnnotations(problems))
  process.exitCode = problems.length === 0 ? 0 : 1
})
