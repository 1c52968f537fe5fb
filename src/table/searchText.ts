import { type Column, readCell, shownCell } from './column.ts'
import { toNumber } from './compare.ts'

/** What the filter box searches of a row. */
export interface SearchText {
  /** All cells, hidden columns included, and the heading of the row's group. */
  readonly words: string
  /** Reads its numbers as `0x243`, for words that begin so. */
  readonly readHex: () => string
}

/** Creates the function that reads the texts of a row in lower case, given the heading of its group. */
export function searchTextReader<Row extends object>(columns: readonly Column<Row>[]) {
  const formatted = columns.filter(({ prefix, isBytes, isStored }) => prefix || isBytes || isStored)
  const numeric = columns.filter(({ kind }) => kind === 'integer' || kind === 'hex')
  return (row: Row, heading = ''): SearchText => ({
    words: [
      ...columns.map(column => readCell(row, column)),
      ...formatted.map(column => shownCell(row, column)),
      heading,
    ]
      .filter(value => value !== null)
      .join('\n')
      .toLowerCase(),
    readHex: () =>
      numeric
        .map(column => toNumber(readCell(row, column), column.kind))
        .filter(number => number >= 0)
        .map(number => `0x${number.toString(16)}`)
        .join('\n'),
  })
}

/** The words of a query in lower case. */
export const queryWords = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether every word of a query occurs in a row. `0x243` and `0x0243` find 579, and 243 in hex columns. */
export function matchesQuery({ words, readHex }: SearchText, query: readonly string[]): boolean {
  return query.every(
    word =>
      words.includes(word) || (/^0x./.test(word) && readHex().includes(word.replace(/^0x0+(?=.)/, '0x'))),
  )
}
