// npm run data: checks data-csv and writes src/generated and dist/data. With --check it writes nothing.

import { runCommand } from './cli/run-command.ts'
import { formatAnnotations } from './csv/annotations.ts'
import { paintFor } from './csv/paint.ts'
import { formatReport } from './csv/report.ts'
import { refreshData } from './publish/refresh-data.ts'

const line = {
  call: 'npm run data [-- --check]',
  help: `Checks the tables in data-csv, lists all problems, and writes src/generated and dist/data.

  --check  checks only; nothing is written`,
  options: { check: 'flag' },
} as const

await runCommand(line, ({ flags }) => {
  const folders = flags.has('check') ? [] : (['src/generated', 'dist/data'] as const)
  const { problems, notes } = refreshData(process.cwd(), folders)
  for (const note of notes) console.log(`note: ${note}`)
  console.log(formatReport(problems, paintFor(process.stdout)))
  if (process.env.GITHUB_ACTIONS === 'true' && problems.length > 0) console.log(formatAnnotations(problems))
  process.exitCode = problems.length === 0 ? 0 : 1
})
