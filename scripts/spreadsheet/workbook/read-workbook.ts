import { readOds } from 'hucre/ods'
import { type CellValue, readXlsx, type Workbook } from 'hucre/xlsx'
import type { CsvFile } from '../../csv/csv-file.ts'
import type { AnyTable } from '../../csv/declare.ts'
import { choicesSheet, sheetName, statesSheet } from './sheet-names.ts'

export interface ReadWorkbook {
  /** The tables of the workbook as parsed CSV files; line numbers are sheet rows. */
  readonly sheets: readonly { readonly table: AnyTable; readonly csv: CsvFile }[]
  /** Hash of each sheet's source CSV file, by path. */
  readonly states: ReadonlyMap<string, string>
  /** Names of sheets without a table. */
  readonly unknown: readonly string[]
}

/** A cell as CSV text; the CSV rules apply to numbers and dates. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return String(value)
}

/** Rows without trailing empty cells; empty rows are dropped. */
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
 * Reads a workbook created from the tables. @param bytes an .xlsx or .ods file @throws if it is neither
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

/** An .ods file stores its type uncompressed at the start. */
function isOds(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 200)).includes('opendocument.spreadsheet')
}
