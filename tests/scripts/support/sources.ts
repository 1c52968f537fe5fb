import Papa from 'papaparse'
import { type CsvFile, csvSource, parseCsv } from '../../../scripts/csv/csv-file.ts'
import { type Source, withFiles } from '../../../scripts/csv/declare.ts'

/** The CSV files of the repository, read once for all tests of a file. */
export const realSource: Source = csvSource(process.cwd())

/** The real files with some of them replaced by others. */
export function sourceWithFiles(files: readonly CsvFile[]): Source {
  return withFiles(realSource, files)
}

/** The real files with some of them replaced by other texts. */
export function sourceWith(texts: Readonly<Record<string, string>>): Source {
  return sourceWithFiles(Object.entries(texts).map(([file, text]) => parseCsv(file, text)))
}

/** Cells of a real file as rows, the header first. */
export function cellsOf(file: string): string[][] {
  return realSource.csv(file).rows.map(row => [...row.cells])
}

export function toCsv(rows: readonly (readonly string[])[], delimiter = ',', newline = '\n'): string {
  return `${Papa.unparse(
    rows.map(row => [...row]),
    { delimiter, newline },
  )}${newline}`
}

/** A real file with other cells in one row, created without parsing, which takes ten times as long. */
export function withRow(file: string, line: number, cells: readonly string[]): CsvFile {
  const csv = realSource.csv(file)
  if (csv.rows[line - 1]?.line !== line) throw new Error(`${file}:${line} is not a line`)
  return { ...csv, rows: csv.rows.with(line - 1, { line, cells }) }
}

/** The line of the first row that begins with these cells, written as in CSV. */
export function lineOf(file: string, key: string): number {
  const index = realSource.csv(file).rows.findIndex(({ cells }) => `${cells.join()},`.startsWith(`${key},`))
  if (index < 0) throw new Error(`no row ${key} in ${file}`)
  return index + 1
}

/** A real file with other cells in some columns of one row. */
export function withCells(file: string, line: number, changes: Readonly<Record<string, string>>): CsvFile {
  const { rows } = realSource.csv(file)
  const cells = [...(rows[line - 1]?.cells ?? [])]
  for (const [column, cell] of Object.entries(changes)) {
    const index = rows[0]?.cells.indexOf(column) ?? -1
    if (index < 0) throw new Error(`${file} has no ${column}`)
    cells[index] = cell
  }
  return withRow(file, line, cells)
}

/** A cell of a real file. */
export function cellAt(file: string, line: number, column: string): string {
  const { rows } = realSource.csv(file)
  return rows[line - 1]?.cells[rows[0]?.cells.indexOf(column) ?? -1] ?? ''
}
