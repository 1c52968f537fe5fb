import { readOds } from 'hucre/ods'
import { type CellValue, readXlsx, type Workbook } from 'hucre/xlsx'
import type { AnyTable } from '../../csv/engine/table.ts'
import type { CsvFile } from '../../csv/parse-csv.ts'
import { choicesSheet, sheetName, statesSheet } from './sheet-names.ts'

export interface ReadWorkbook {
  /** The tables the workbook has sheets of, as if they had been read from CSV files; lines are rows of the sheet. */
  readonly sheets: readonly { readonly table: AnyTable; readonly csv: CsvFile }[]
  /** State of the CSV file each sheet was made from, by path. */
  readonly states: ReadonlyMap<string, string>
  /** Names of sheets that belong to no table. */
  readonly unknown: readonly string[]
}

/** A cell as it would stand in a CSV file. Rules for what a number or date may not be are those of the CSV files. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return String(value)
}

/** Rows without the empty cells that a spreadsheet has beside what is filled; an empty row is none, wherever it stands. */
function csvOf({ file }: AnyTable, rows: readonly (readonly CellValue[])[]): CsvFile {
  const texts = rows.map(row => row.map(textOf))
  const [header = []] = texts
  const width = header.findLastIndex(cell => cell !== '') + 1
  const filled = texts.map((cells, index) => {
    const used = cells.findLastIndex(cell => cell !== '') + 1
    const blank = Array.from({ length: Math.max(0, width - cells.length) }, () => '')
    return { line: index + 1, cells: [...cells.slice(0, Math.max(width, used)), ...blank] }
  })
  const used = filled.filter(({ cells }) => cells.some(cell => cell !== ''))
  return { file, rows: used, problems: [], notes: [] }
}

function statesIn(workbook: Workbook): ReadonlyMap<string, string> {
  const sheet = workbook.sheets.find(({ name }) => name === statesSheet)
  const rows = sheet === undefined ? [] : sheet.rows
  return new Map(rows.map(([file, state]) => [textOf(file), textOf(state)]))
}

/**
 * Reads a workbook that was made from the tables.
 * @param bytes of an .xlsx or .ods file
 * @throws when it is neither
 */
export async function readWorkbook(bytes: Uint8Array, tables: readonly AnyTable[]): Promise<ReadWorkbook> {
  const workbook = await (isOds(bytes) ? readOds(bytes) : readXlsx(bytes))
  const byName = new Map(tables.map(table => [sheetName(table.name), table]))
  const sheets = workbook.sheets.flatMap(({ name, rows }) => {
    const table = byName.get(name)
    return table === undefined ? [] : [{ table, csv: csvOf(table, rows) }]
  })
  const own = [choicesSheet, statesSheet]
  const unknown = workbook.sheets
    .map(({ name }) => name)
    .filter(name => !byName.has(name) && !own.includes(name))
  return { sheets, states: statesIn(workbook), unknown }
}

/** An .ods file names its type at its beginning, uncompressed. */
function isOds(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 200)).includes('opendocument.spreadsheet')
}
