import Papa from 'papaparse'
import { memoizeByValue } from '#shared/memoize.ts'
import { type Fault, type Problem, startOf } from './problem.ts'
import { problemOfFile, readText, withLineFeeds } from './read-file.ts'

/** A row of a CSV file, unparsed. */
export interface CsvRow {
  /** First line of the row. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Number of line breaks in a text. */
function countLineBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** First line of a cell; cells before it may contain line breaks. */
export function lineOfCell({ line, cells }: CsvRow, index: number): number {
  return cells.slice(0, index).reduce((sum, cell) => sum + countLineBreaks(cell), line)
}

/** The repaired rows, and notes on what was repaired. */
interface RepairedRows {
  readonly rows: readonly CsvRow[]
  readonly notes: readonly string[]
}

const isBlank = (row: CsvRow): boolean => row.cells.every(cell => cell === '')

/**
 * Splits a row that was saved as a single quoted cell, as Excel does with commas where its list separator is
 * `;`. Null for other rows.
 */
function rowInOneCell(cells: readonly string[], width: number): readonly string[] | null {
  const [only] = cells
  if (cells.length !== 1 || width < 2 || only === undefined || !only.includes(',')) return null
  const { data, errors } = Papa.parse<string[]>(only, { delimiter: ',', newline: '\n' })
  const [inner] = data
  return data.length === 1 && errors.length === 0 && inner?.length === width ? inner : null
}

/** Removes cells of empty trailing columns; a non-empty cell stays, to be reported. */
function withoutEmptyEnd(cells: readonly string[], width: number): readonly string[] {
  const used = cells.findLastIndex(cell => cell !== '') + 1
  return cells.length > width && used <= width ? cells.slice(0, width) : cells
}

/** Repairs what programs do to a whole table: rows in one cell, empty trailing columns and rows. */
function repairRows(rows: readonly CsvRow[]): RepairedRows {
  const [header] = rows
  if (header === undefined) return { rows, notes: [] }
  const width = header.cells.findLastIndex(cell => cell !== '') + 1
  const used = rows.findLastIndex(row => !isBlank(row)) + 1
  const hasEmptyEnd = width > 0 && header.cells.length > width
  const end = rows.slice(used)
  const isPlainEnd = end.length <= 1 && end.every(({ cells }) => cells.length === 1) // the final line break
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
      ...(unpacked > 0 ? [`has ${unpacked} rows packed into one cell each`] : []),
    ],
  }
}

export interface CsvFile {
  /** Path from the root of the repository. */
  readonly file: string
  /** All rows including the header, without empty rows at the end of the file. */
  readonly rows: readonly CsvRow[]
  /** At most one: an unreadable file, or a misplaced quote, after which no row can be trusted. */
  readonly problems: readonly Problem[]
  /** How the format of the file differs from the canonical one; it is read all the same. */
  readonly notes: readonly string[]
}

const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const

/** Excel writes `;` in locales with a decimal comma, and tabs as "Text"; column names contain neither. */
function delimiterOf(text: string): keyof typeof delimiters {
  const [header = ''] = text.split('\n', 1)
  if (header.includes(',')) return ','
  return header.includes('\t') ? '\t' : header.includes(';') ? ';' : ','
}

/** The UTF-16 byte-order mark, decoded as UTF-8. */
const utf16Mark = '\ufffd\ufffd'

const utf16Fault: Fault = {
  rule: 'is encoded as UTF-16, as spreadsheets save "Unicode text"',
  allowed: 'UTF-8',
  fix: 'save it as "CSV UTF-8", or run npm run fix',
}

/** Splits a text into rows, up to the first misplaced quote. */
function splitRows(file: string, text: string, delimiter: string): Pick<CsvFile, 'problems' | 'rows'> {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  const [error] = errors
  const hasBreaks = countLineBreaks(text) >= data.length // in some cell
  let line = 1
  const rows = data.slice(0, error?.row).map(cells => {
    const row = { line, cells }
    line += hasBreaks ? cells.reduce((sum, cell) => sum + countLineBreaks(cell), 1) : 1
    return row
  })
  if (error === undefined) return { rows, problems: [] }
  const problem = {
    ...startOf(file),
    line,
    cell: text.split('\n')[line - 1] ?? '',
    rule: `has a misplaced quote (${error.message})`,
    allowed: 'cells quoted as "…", quotes inside them doubled',
    fix: 'close the quote, or double it',
  }
  return { rows, problems: [problem] }
}

/**
 * Splits a CSV file (RFC 4180; byte-order mark, CRLF, `;`, tabs and empty rows and columns at the end tolerated) into
 * rows of cells. Values stay text: nothing is converted.
 */
export function parseCsv(file: string, content: string): CsvFile {
  if (content.startsWith(utf16Mark))
    return { file, rows: [], problems: [problemOfFile(file, utf16Fault)], notes: [] }
  const text = withLineFeeds(content.replace(/^\ufeff/, ''))
  const delimiter = delimiterOf(text)
  const { rows, problems } = splitRows(file, text, delimiter)
  const repaired = repairRows(rows)
  const notes = [
    ...(content.startsWith('\ufeff') ? ['begins with a byte-order mark'] : []),
    ...(content.includes('\r') ? ['has line endings of another system'] : []),
    ...(delimiter === ',' ? [] : [`has ${delimiters[delimiter]} between its cells`]),
    ...repaired.notes,
  ]
  return { file, rows: repaired.rows, problems, notes }
}

/** Formats rows as canonical CSV: commas, quotes only where needed, line feeds. */
export function writeCsv({ rows }: { readonly rows: readonly Pick<CsvRow, 'cells'>[] }): string {
  return `${Papa.unparse(
    rows.map(({ cells }) => [...cells]),
    { newline: '\n' },
  )}\n`
}

/** The CSV files below a folder, each read once. An unreadable file has no rows and a problem. @param root absolute path */
export function csvSource(root: string) {
  return {
    csv: memoizeByValue((file: string): CsvFile => {
      const { value, problems } = readText(root, file)
      return value === null ? { file, rows: [], problems, notes: [] } : parseCsv(file, value)
    }),
  }
}
