// npm run data-diff -- BASE: row-by-row data diff against a commit, as Markdown. With --changelog, a summary
// is added to CHANGELOG-DATA.md under the version of package.json.

import { readFileSync } from 'node:fs'
import { readSite } from './build/site.ts'
import { CommandError } from './cli/command-error.ts'
import { runCommand } from './cli/run-command.ts'
import { replaceFile } from './cli/write-file.ts'
import { formatReport } from './csv/report.ts'
import { buildData } from './publish/build-data.ts'
import { buildAtCommit, findCommit, uncommittedFiles } from './spreadsheet/diff/build-at-commit.ts'
import { readBuiltData } from './spreadsheet/diff/built-data.ts'
import { changelogSection, diffReport, withSection } from './spreadsheet/diff/report.ts'

const changelogFile = 'CHANGELOG-DATA.md'
const root = process.cwd()

const line = {
  call: 'npm run data-diff -- BASE [--changelog]',
  help: `Shows, row by row, how the data differs from a commit, branch or tag (BASE), as Markdown.

  --changelog  adds a summary to ${changelogFile}, under the version of package.json`,
  options: { changelog: 'flag' },
  count: [1, 1],
} as const

function run(name: string, isChangelog: boolean): void {
  const commit = findCommit(root, name)
  const build = buildData(root)
  if (build.problems.length > 0)
    throw new CommandError(`the data in the working tree has errors:\n${formatReport(build.problems)}`)
  const texts = new Map(build.downloads.map(({ path, content }) => [path, String(content)]))
  const after = readBuiltData(path => {
    const text = texts.get(path)
    if (text === undefined) throw new CommandError(`the data in the working tree has no ${path}`)
    return text
  })
  const before = buildAtCommit(root, commit)
  const open = uncommittedFiles(root)
  if (open.length > 0) console.error(`including uncommitted changes: ${open.join(', ')}`)
  if (!isChangelog) {
    console.log(diffReport(`Data since ${name} (${commit.slice(0, 7)})`, before, after))
    return
  }
  const today = new Date().toISOString().slice(0, 10)
  const section = changelogSection(`${readSite(root).version}, ${today}`, before, after)
  replaceFile(changelogFile, withSection(readFileSync(changelogFile, 'utf8'), section))
  console.log(`wrote ${changelogFile}`)
}

await runCommand(line, ({ flags, others: [base = ''] }) => run(base, flags.has('changelog')))
