import { type Column, readCell, shownCell } from './column.ts'
import { toNumber } from './compare.ts'

/** What the filter box searches of a row. */
export interface SearchText {
  /** All cells, hidden columns included, and the heading of the row's group. */
  readonly words: string
  /** Its numbers as `0x243`, for words that begin so. */
  readonly hex: string
}

/** The texts of a row in lower case. @param heading of its group */
export function searchText<Row extends object>(
  row: Row,
  columns: readonly Column<Row>[],
  heading = '',
): SearchText {
  const cells = columns.map(column => ({ column, value: readCell(row, column) }))
  const numbers = cells
    .filter(({ column }) => column.kind === 'integer' || column.kind === 'hex')
    .map(({ column, value }) => toNumber(value, column.kind))
    .filter(number => number >= 0)
  return {
    words: [...cells.flatMap(({ column, value }) => [value, shownCell(row, column)]), heading]
      .join('\n')
      .toLowerCase(),
    hex: numbers.map(number => `0x${number.toString(16)}`).join('\n'),
  }
}

/** Whether every word of the query occurs in a row. `0x243` and `0x0243` find 579, and 243 in hex columns. */
export function matchesQuery({ words, hex }: SearchText, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every(
      word => words.includes(word) || (/^0x./.test(word) && hex.includes(word.replace(/^0x0+(?=.)/, '0x'))),
    )
}
