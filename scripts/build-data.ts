// npm run data: checks data-csv and writes src/generated and dist/data. With --check it writes nothing.

import { formatAnnotations } from './csv/annotations.ts'
import { paintFor } from './csv/paint.ts'
import { formatReport } from './csv/report.ts'
import { refreshData } from './publish/refresh-data.ts'

const [option, ...others] = process.argv.slice(2)
if (others.length > 0 || (option !== undefined && option !== '--check')) {
  console.error('usage: npm run data, or npm run data -- --check to check and write nothing')
  process.exit(2)
}
const folders = option === '--check' ? [] : (['src/generated', 'dist/data'] as const)
const { problems, notes } = refreshData(process.cwd(), folders)
for (const note of notes) console.log(`note: ${note}`)
console.log(formatReport(problems, paintFor(process.stdout)))
if (process.env.GITHUB_ACTIONS === 'true' && problems.length > 0) console.log(formatAnnotations(problems))
process.exitCode = problems.length === 0 ? 0 : 1
