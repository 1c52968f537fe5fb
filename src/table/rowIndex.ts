import { type CellIndex, indexCells, sortByRank } from './cellIndex.ts'
import type { CellValue, ColumnHead } from './column.ts'
import { matchesFilter } from './columnFilter.ts'
import { toNumber } from './compare.ts'
import type { Facet } from './countValues.ts'
import type { TableState } from './tableState.ts'
import { indexWords } from './wordIndex.ts'

type Filters = Pick<TableState, 'query' | 'filters'>
/** Whether a row is wanted at all, whatever the table asks for. */
type Keep = ((row: number) => boolean) | null

/** Thousands of rows known by their numbers, searched and sorted column by column. */
export interface RowIndex {
  readonly rowCount: number
  /** Numbers of the rows that pass, in the order of the state. */
  readonly find: (state: Filters & Pick<TableState, 'sort'>, keep: Keep) => Uint32Array
  /** The values of a column with the number of rows that pass all other filters and have them. */
  readonly readFacets: (key: string, state: Filters, keep: Keep) => readonly Facet[]
  /** Prepares a little of what searches and sorts need, for a quiet moment. @returns whether anything is left */
  readonly prepare: () => boolean
}

/** Rows from their columns. @param readCells all cells of a column, asked for when the column is first needed */
export function indexRows(
  rowCount: number,
  columns: readonly ColumnHead[],
  readCells: (key: string) => readonly CellValue[],
): RowIndex {
  const indexes = new Map<string, CellIndex>()
  const indexOf = ({ key, kind }: ColumnHead): CellIndex => {
    const index = indexes.get(key) ?? indexCells(readCells(key), kind)
    indexes.set(key, index)
    return index
  }

  const words = indexWords(rowCount, row =>
    columns.map(column => indexOf(column).values[row] ?? '').join('\t'),
  )
  const numbers = columns.filter(({ kind }) => kind === 'integer' || kind === 'hex')
  /** The numbers of a row as `0x243`, for words that begin so. */
  const hex = indexWords(rowCount, row =>
    numbers
      .map(column => toNumber(indexOf(column).values[row] ?? null, column.kind))
      .map(number => (number >= 0 ? `0x${number.toString(16)}` : ''))
      .join('\t'),
  )

  /** One for rows that pass the words of the query and all filters but that of one column. */
  const pass = ({ query, filters }: Filters, keep: Keep, except?: string): Uint8Array => {
    const passing = new Uint8Array(rowCount).fill(1)
    const keepThose = (isKept: (row: number) => boolean) => {
      for (let row = 0; row < rowCount; row++) if (passing[row] && !isKept(row)) passing[row] = 0
    }
    if (keep) keepThose(keep)
    for (const word of query.trim().toLowerCase().split(/\s+/).filter(Boolean)) {
      const marks = new Uint8Array(rowCount)
      words.mark(word, marks)
      if (/^0x./.test(word)) hex.mark(word.replace(/^0x0+(?=.)/, '0x'), marks)
      keepThose(row => marks[row] === 1)
    }
    for (const column of columns) {
      const filter = filters[column.key]
      if (!filter || column.key === except) continue
      const { values } = indexOf(column)
      keepThose(row => matchesFilter(values[row] ?? null, column.kind, filter))
    }
    return passing
  }

  const order = (rows: Uint32Array, sort: NonNullable<TableState['sort']>): Uint32Array => {
    const column = columns.find(({ key }) => key === sort.key)
    if (!column) return rows
    return sortByRank(rows, indexOf(column).ranks(), sort.isDescending)
  }

  const ranks = columns.map(column => () => void indexOf(column).ranks())
  const cells = columns.map(column => () => void indexOf(column))
  const tasks = [...cells, ...ranks]
  return {
    rowCount,
    find(state, keep) {
      const passing = pass(state, keep)
      const rows = new Uint32Array(rowCount)
      let count = 0
      for (let row = 0; row < rowCount; row++) if (passing[row]) rows[count++] = row
      const found = rows.subarray(0, count)
      return state.sort ? order(found, state.sort) : found
    },
    readFacets(key, state, keep) {
      const column = columns.find(one => one.key === key)
      if (!column) return []
      const passing = pass(state, keep, key)
      const counts = new Map<string, number>()
      indexOf(column).values.forEach((value, row) => {
        const text = String(value ?? '')
        if (passing[row]) counts.set(text, (counts.get(text) ?? 0) + 1)
      })
      return [...counts]
    },
    prepare() {
      // The cells first, then what a search needs, then the orders.
      if (tasks.length === ranks.length && words.prepare()) return true
      tasks.shift()?.()
      return tasks.length > 0
    },
  }
}
