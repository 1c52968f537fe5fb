// npm run data: checks data-csv and writes src/generated and dist/data.

import { formatReport } from './csv/report.ts'
import { buildData } from './pipeline/build-data.ts'
import { writeDownloads, writeModules } from './pipeline/write-files.ts'

const root = process.cwd()
const build = buildData(root)
const problems =
  build.problems.length > 0 ? build.problems : [...writeModules(root, build), ...writeDownloads(root, build)]
console.log(formatReport(problems))
process.exitCode = problems.length === 0 ? 0 : 1
