import Papa from 'papaparse'
import type { Problem } from './problem.ts'

export interface CsvCell {
  readonly text: string
  /** Line the cell starts on; a cell may itself hold line breaks. */
  readonly line: number
}

export interface CsvRow {
  readonly line: number
  readonly cells: readonly CsvCell[]
}

export interface CsvFile {
  /** Path from the root of the repository. */
  readonly file: string
  /** All rows including the header; rows that hold nothing at the end of the file are left out. */
  readonly rows: readonly CsvRow[]
  /** At most one: a quote out of place, where reading stops because nothing after it can be trusted. */
  readonly problems: readonly Problem[]
}

/** Excel writes `;` where the comma is the decimal sign; column names hold neither. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split('\n', 1)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1
}

function locateCells(texts: readonly string[], firstLine: number): CsvRow {
  let line = firstLine
  const cells = texts.map(text => {
    const cell = { text, line }
    line += countLineBreaks(text)
    return cell
  })
  return { line: firstLine, cells }
}

const isBlank = (row: CsvRow): boolean => row.cells.every(cell => cell.text === '')

/**
 * Splits a CSV file (RFC 4180; byte-order mark, CRLF and `;` tolerated) into located cells.
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
          ...{ file, line, column: 1, columnName: '', cell },
          rule: `has a quote out of place (${errors[0].message})`,
          allowed: 'a quoted cell as "…", a quote inside it doubled',
          fix: 'close the quote, or double it',
        })
        parser.abort()
        return
      }
      rows.push(locateCells(data, line))
      line += countLineBreaks(text.slice(start, meta.cursor))
      start = meta.cursor
    },
  })
  const used = rows.findLastIndex(row => !isBlank(row)) + 1
  return { file, rows: rows.slice(0, used), problems }
}
