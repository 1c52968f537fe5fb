import Papa from 'papaparse'
import type { CsvRow } from './csv-row.ts'

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
export function repairRows(rows: readonly CsvRow[]): RepairedRows {
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
