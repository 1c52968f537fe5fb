import Papa from 'papaparse'
import { type CsvFile, csvSource, parseCsv } from '../../../scripts/csv/csv-file.ts'
import { type Source, withFiles } from '../../../scripts/csv/engine/table.ts'

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
