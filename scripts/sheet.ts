// npm run sheet: creates a workbook of all tables, or of those named; `read FILE` copies changes from a
// workbook to data-csv, if all checks pass.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '#shared/nearest.ts'
import { messageOf } from '#shared/text.ts'
import { CommandError } from './cli/command-error.ts'
import { readFileWith } from './cli/file-fault.ts'
import { runCommand } from './cli/run-command.ts'
import { replaceFile } from './cli/write-file.ts'
import { csvSource } from './csv/csv-file.ts'
import { formatReport, paintFor } from './csv/report.ts'
import { buildData } from './publish/build-data.ts'
import { changeSummary } from './spreadsheet/diff/report.ts'
import { buildWorkbook } from './spreadsheet/workbook/build-workbook.ts'
import { type ReadWorkbook, readWorkbook } from './spreadsheet/workbook/read-workbook.ts'
import { takeWorkbook } from './spreadsheet/workbook/take-workbook.ts'
import { tables } from './tables/tables.ts'

const workbookFile = 'facts.xlsx'
const root = process.cwd()
const source = csvSource(root)
const line = {
  call: 'npm run sheet [-- TABLE…], or npm run sheet -- read FILE',
  help: `Writes ${workbookFile} with all tables, or with those you name.
\`read FILE\` copies the changes of a workbook (.xlsx or .ods) into the CSV files, if all checks pass.`,
  count: [0, Number.POSITIVE_INFINITY],
} as const

async function make(names: readonly string[]): Promise<void> {
  const known = tables.map(({ name }) => name)
  const wrong = names.filter(name => !known.includes(name))
  const messages = wrong.map(
    name => `unknown table ${name}${didYouMean(name, known) || '; see data-csv/README.md'}`,
  )
  if (messages.length > 0) throw new CommandError(messages.join('\n'), 2)
  const wanted = names.length === 0 ? tables : tables.filter(({ name }) => names.includes(name))
  replaceFile(join(root, workbookFile), await buildWorkbook(wanted, source))
  console.log(`wrote ${workbookFile}; edit it, then: npm run sheet -- read ${workbookFile}`)
}

/** @throws CommandError if the file is not a workbook */
async function open(path: string): Promise<ReadWorkbook> {
  const bytes = readFileWith(path, file => readFileSync(file))
  try {
    return await readWorkbook(bytes, tables)
  } catch (error) {
    throw new CommandError(
      `${path} is not an .xlsx or .ods file; name the workbook to read (${messageOf(error)})`,
    )
  }
}

async function take(path: string): Promise<void> {
  const workbook = await open(path)
  for (const name of workbook.unknown) console.log(`the sheet ${name} matches no table and was ignored`)
  const { files, changes, repaired, problems: stale, source: edited } = takeWorkbook(workbook, source)
  for (const line of repaired) console.log(`repaired: ${line}`)
  console.log(changeSummary(changes))
  if (files.length === 0) return
  const problems = [...stale, ...buildData(root, edited).problems]
  if (problems.length > 0) {
    console.log('\nNothing was written. Line and column numbers refer to the sheets:\n')
    console.log(formatReport(problems, paintFor(process.stdout)))
    process.exitCode = 1
    return
  }
  for (const { path: csvPath, content } of files) replaceFile(join(root, csvPath), content)
  console.log(`wrote ${files.map(({ path: csvPath }) => csvPath).join(', ')}`)
}

await runCommand(line, async ({ others: [first, file, ...others] }) => {
  if (first !== 'read') await make([first, file, ...others].filter(name => name !== undefined))
  else if (file !== undefined && others.length === 0) await take(file)
  else throw new CommandError(`read needs one file, e.g. npm run sheet -- read ${workbookFile}`, 2)
})
