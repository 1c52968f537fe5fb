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
  /** In what the file is written otherwise than the others; it is read as they are. */
  readonly notes: readonly string[]
}

const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const

/** Excel writes `;` where the comma is the decimal sign, and tabs as "Text"; column names hold none of them. */
function delimiterOf(text: string): keyof typeof delimiters {
  const [header = ''] = text.split('\n', 1)
  if (header.includes(',')) return ','
  return header.includes('\t') ? '\t' : header.includes(';') ? ';' : ','
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
 * A row that a program has taken for a single cell, as Excel does with commas where its list separator is `;`: saving
 * puts it in quotes, and its own quotes are doubled. Null for rows that are something else.
 */
function rowInOneCell(cells: readonly string[], width: number): readonly string[] | null {
  const [only] = cells
  if (cells.length !== 1 || width < 2 || only === undefined || !only.includes(',')) return null
  const { data, errors } = Papa.parse<string[]>(only, { delimiter: ',', newline: '\n' })
  const [inner] = data
  return data.length === 1 && errors.length === 0 && inner?.length === width ? inner : null
}

/** Cells of a row without those of empty columns at its end; a cell there that is not empty stays, to be told. */
function withoutEmptyEnd(cells: readonly string[], width: number): readonly string[] {
  const used = cells.findLastIndex(cell => cell !== '') + 1
  return cells.length > width && used <= width ? cells.slice(0, width) : cells
}

/** Undoes what programs do to a table as a whole: a row in one cell, empty columns and rows at the end. */
function tidyRows(rows: readonly CsvRow[]): Pick<CsvFile, 'rows' | 'notes'> {
  const [header] = rows
  if (header === undefined) return { rows, notes: [] }
  const width = header.cells.findLastIndex(cell => cell !== '') + 1
  const used = rows.findLastIndex(row => !isBlank(row)) + 1
  const hasEmptyEnd = width > 0 && header.cells.length > width
  const end = rows.slice(used)
  const isPlainEnd = end.length <= 1 && end.every(({ cells }) => cells.length === 1) // the last line end
  let unpacked = 0
  const tidy = rows.slice(0, used).map(row => {
    const inner = rowInOneCell(row.cells, width)
    if (inner !== null) unpacked++
    const cells = inner ?? (hasEmptyEnd ? withoutEmptyEnd(row.cells, width) : row.cells)
    return cells === row.cells ? row : { line: row.line, cells }
  })
  return {
    rows: tidy,
    notes: [
      ...(hasEmptyEnd ? ['has empty columns at the end'] : []),
      ...(isPlainEnd ? [] : ['has empty rows at the end']),
      ...(unpacked > 0 ? [`has ${unpacked} rows in one cell each`] : []),
    ],
  }
}

/** What the first two bytes of UTF-16 are when they are read as UTF-8. */
const utf16Mark = '\ufffd\ufffd'

const utf16Problem = (file: string): Problem => ({
  ...{ file, line: 1, column: 1, columnName: '', cell: '' },
  rule: 'is encoded as UTF-16, as spreadsheets save "Unicode text"',
  allowed: 'UTF-8',
  fix: 'save it as "CSV UTF-8", or run npm run fix',
})

type Split = Pick<CsvFile, 'problems' | 'rows'>

/** The rows before the first quote out of place, and where that stands. */
function splitToFault(file: string, text: string, delimiter: string): Split {
  const rows: CsvRow[] = []
  const problems: Problem[] = []
  let line = 1
  let start = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      if (errors[0] !== undefined) {
        const [cell = ''] = text.slice(start, meta.cursor).split('\n', 1)
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
  return { rows, problems }
}

/** Splits a text into rows. */
function splitRows(file: string, text: string, delimiter: string): Split {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  if (errors.length > 0) return splitToFault(file, text, delimiter)
  let line = 1
  const hasBreaks = countLineBreaks(text) >= data.length // in some cell
  const rows = data.map(cells => {
    const row = { line, cells }
    line += hasBreaks ? cells.reduce((sum, cell) => sum + countLineBreaks(cell), 1) : 1
    return row
  })
  return { rows, problems: [] }
}

/**
 * Splits a CSV file (RFC 4180; byte-order mark, CRLF, `;`, tabs and empty rows and columns at the end tolerated) into
 * rows of cells. Values stay text: nothing is converted.
 */
export function parseCsv(file: string, content: string): CsvFile {
  if (content.startsWith(utf16Mark)) return { file, rows: [], problems: [utf16Problem(file)], notes: [] }
  const text = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(text)
  const { rows, problems } = splitRows(file, text, delimiter)
  const tidy = tidyRows(rows)
  const notes = [
    ...(content.startsWith('\ufeff') ? ['begins with a byte-order mark'] : []),
    ...(content.includes('\r') ? ['has the line ends of another system'] : []),
    ...(delimiter === ',' ? [] : [`has ${delimiters[delimiter]} between its cells`]),
    ...tidy.notes,
  ]
  return { file, rows: tidy.rows, problems, notes }
}
