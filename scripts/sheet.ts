// npm run sheet [-- TABLE…]: creates a workbook of all tables, or of those named. npm run sheet -- read FILE
// copies changes from a workbook to data-csv, if all checks pass.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvSource } from './csv/csv-source.ts'
import { nearest } from './csv/nearest.ts'
import { paintFor } from './csv/paint.ts'
import { formatReport } from './csv/report.ts'
import { buildData } from './publish/build-data.ts'
import { changeSummary } from './spreadsheet/diff/report.ts'
import { buildWorkbook } from './spreadsheet/workbook/build-workbook.ts'
import { type ReadWorkbook, readWorkbook } from './spreadsheet/workbook/read-workbook.ts'
import { takeWorkbook } from './spreadsheet/workbook/take-workbook.ts'
import { tables } from './tables/tables.ts'

const workbookFile = 'facts.xlsx'
const root = process.cwd()
const source = csvSource(root)
const [first, file, ...others] = process.argv.slice(2)

async function make(names: readonly string[]): Promise<void> {
  const known = tables.map(({ name }) => name)
  const wrong = names.filter(name => !known.includes(name))
  for (const name of wrong) {
    const close = nearest(name, known)
    console.error(`unknown table ${name}${close === null ? '' : `; did you mean ${close}?`}`)
  }
  if (wrong.length > 0) {
    process.exitCode = 2
    return
  }
  const wanted = names.length === 0 ? tables : tables.filter(({ name }) => names.includes(name))
  writeFileSync(join(root, workbookFile), await buildWorkbook(wanted, source))
  console.log(`wrote ${workbookFile}; edit it, then: npm run sheet -- read ${workbookFile}`)
}

/** Reads a workbook file; null, with a message, if that fails. */
async function open(path: string): Promise<ReadWorkbook | null> {
  try {
    return await readWorkbook(readFileSync(path), tables)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`${path} cannot be read as an .xlsx or .ods file: ${reason}`)
    process.exitCode = 2
    return null
  }
}

async function take(path: string): Promise<void> {
  const workbook = await open(path)
  if (workbook === null) return
  for (const name of workbook.unknown) console.log(`the sheet ${name} matches no table and was ignored`)
  const { files, changes, mended, problems: stale, source: edited } = takeWorkbook(workbook, source)
  for (const line of mended) console.log(`mended: ${line}`)
  console.log(changeSummary(changes))
  if (files.length === 0) return
  const problems = [...stale, ...buildData(root, edited).problems]
  if (problems.length > 0) {
    console.log('\nNothing was written. Line and column numbers refer to the sheets:\n')
    console.log(formatReport(problems, paintFor(process.stdout)))
    process.exitCode = 1
    return
  }
  for (const { path: csvPath, content } of files) writeFileSync(join(root, csvPath), content)
  console.log(`wrote ${files.map(({ path: csvPath }) => csvPath).join(', ')}`)
}

if (first !== 'read')
  await make(first === undefined ? [] : [first, ...(file === undefined ? [] : [file]), ...others])
else if (file !== undefined && others.length === 0) await take(file)
else {
  console.error('usage: npm run sheet [-- TABLE…], or npm run sheet -- read FILE')
  process.exitCode = 2
}
