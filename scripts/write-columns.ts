// npm run columns: writes data-csv/COLUMNS.md, the list of all columns. A test fails if it is out of date.

import { runCommand } from './cli/run-command.ts'
import { replaceFile } from './cli/write-file.ts'
import { csvSource } from './csv/csv-source.ts'
import { columnsDocument, firstCells } from './publish/tables/columns-document.ts'
import { tables } from './tables/tables.ts'

const file = 'data-csv/COLUMNS.md'
const line = { call: 'npm run columns', help: `Writes the list of all columns, ${file}.` }

await runCommand(line, () => {
  replaceFile(file, columnsDocument(tables, firstCells(csvSource(process.cwd()))))
  console.log(`wrote ${file}`)
})
