// npm run data: checks data-csv and writes src/generated and dist/data.
import { buildData } from './build/build-data.ts'
import { writeDownloads, writeModules } from './build/write-files.ts'
import { formatReport } from './csv/report.ts'

const root = process.cwd()
const build = await buildData(root)
if (build.problems.length === 0) {
  writeModules(root, build)
  writeDownloads(root, build)
}
console.log(formatReport(build.problems))
process.exitCode = build.problems.length === 0 ? 0 : 1
