import Papa from 'papaparse'
import { parseCsv } from '../../../scripts/csv/parse-csv.ts'
import { csvSource } from '../../../scripts/step/csv-source.ts'
import type { Source } from '../../../scripts/table-engine/table.ts'

/** The CSV files of the repository, read once for all tests of a file. */
export const realSource: Source = csvSource(process.cwd())

/** The real files with some of them replaced by other texts. */
export function sourceWith(texts: Readonly<Record<string, string>>): Source {
  const replaced = new Map(Object.entries(texts).map(([file, text]) => [file, parseCsv(file, text)]))
  return { csv: file => replaced.get(file) ?? realSource.csv(file) }
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

/** Text of a real file with other cells in one row. */
export function withRow(file: string, line: number, cells: readonly string[]): string {
  const { text, rows } = realSource.csv(file)
  const [row, next = { line: line + 1 }] = rows.slice(line - 1, line + 1)
  if (row?.line !== line || next.line !== line + 1) throw new Error(`${file}:${line} is not a line`)
  return text
    .split('\n')
    .with(line - 1, toCsv([cells], ',', ''))
    .join('\n')
}
