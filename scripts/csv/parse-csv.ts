import Papa from 'papaparse'
import type { Problem } from './problem.ts'

export interface CsvRow {
  /** Line the row starts on. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvFile {
  /** Path from the root of the repository. */
  readonly file: string
  /** All rows including the header; rows that hold nothing at the end of the file are left out. */
  readonly rows: readonly CsvRow[]
  /** At most one: a file that cannot be read, or a quote out of place, after which nothing can be trusted. */
  readonly problems: readonly Problem[]
}

/** Excel writes `;` where the comma is the decimal sign; column names hold neither. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split('\n', 1)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}

/** Line breaks in a part of a text. */
function countLineBreaks(text: string, start = 0, end = text.length): number {
  let count = 0
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Line a cell starts on; the cells before it may hold line breaks. */
export function lineOfCell({ line, cells }: CsvRow, index: number): number {
  return cells.slice(0, index).reduce((sum, cell) => sum + countLineBreaks(cell), line)
}

const isBlank = (row: CsvRow): boolean => row.cells.every(cell => cell === '')

/**
 * Splits a CSV file (RFC 4180; byte-order mark, CRLF and `;` tolerated) into rows of cells.
 * Values stay text: nothing is converted.
 */
export function parseCsv(file: string, content: string): CsvFile {
  const text = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  const problems: Problem[] = []
  let line = 1
  let start = 0
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      if (errors[0] !== undefined) {
        const cell = text.slice(start, meta.cursor).trimEnd()
        problems.push({
          file,
          line,
          column: 1,
          columnName: '',
          cell,
          rule: `has a quote out of place (${errors[0].message})`,
          allowed: 'a quoted cell as "…", a quote inside it doubled',
          fix: 'close the quote, or double it',
        })
        parser.abort()
        return
      }
      rows.push({ line, cells: data })
      line += countLineBreaks(text, start, meta.cursor)
      start = meta.cursor
    },
  })
  const used = rows.findLastIndex(row => !isBlank(row)) + 1
  return { file, rows: rows.slice(0, used), problems }
}
