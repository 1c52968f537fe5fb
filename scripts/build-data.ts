// npm run data: checks data-csv and writes src/generated and dist/data. With --check it writes nothing.

import { formatAnnotations } from './csv/annotations.ts'
import { paintFor } from './csv/paint.ts'
import { formatReport } from './csv/report.ts'
import { buildData } from './pipeline/build-data.ts'
import { writeDownloads, writeModules } from './pipeline/write-files.ts'

const root = process.cwd()
const [option, ...others] = process.argv.slice(2)
if (others.length > 0 || (option !== undefined && option !== '--check')) {
  console.error('usage: npm run data, or npm run data -- --check to check and write nothing')
  process.exit(2)
}
const build = buildData(root)
const isDone = build.problems.length > 0 || option === '--check'
const problems = isDone ? build.problems : [...writeModules(root, build), ...writeDownloads(root, build)]
for (const note of build.notes) console.log(`note: ${note}`)
console.log(formatReport(problems, paintFor(process.stdout)))
if (process.env.GITHUB_ACTIONS === 'true' && problems.length > 0) console.log(formatAnnotations(problems))
process.exitCode = problems.length === 0 ? 0 : 1
