import Papa from 'papaparse'
import { type CsvRow, countLineBreaks } from './csv-row.ts'
import { type Fault, type Problem, startOf } from './problem.ts'
import { withLineFeeds } from './read-file.ts'
import { repairRows } from './repair-rows.ts'

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
    ...{ line, cell: text.split('\n')[line - 1] ?? '' },
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
    return { file, rows: [], problems: [{ ...startOf(file), ...utf16Fault }], notes: [] }
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
