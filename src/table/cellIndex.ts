import type { CellValue, ColumnKind } from './column.ts'
import { toNumber } from './compare.ts'

/** Stands between the cells of a column where it is searched as one text; no word of a query holds it. */
const separator = '\n'

/** A word that no cell holds. */
export const nowhere = '\u0000'

/** A column of many rows, prepared to be searched and sorted at once instead of cell by cell. */
export interface CellIndex {
  readonly values: readonly CellValue[]
  /** Marks the rows whose cell contains a word in lower case; `0x243` finds numbers. */
  readonly mark: (word: string, marks: Uint8Array) => void
  /** Place of each row in ascending order, from 0; rows that are alike share one, empty ones have `emptyRank`. */
  readonly ranks: () => Uint16Array
}

/** Rank of an empty cell: it comes last in both directions. */
export const emptyRank = 0xffff

/** A text of many cells, and where each begins. */
interface JoinedText {
  readonly text: string
  readonly starts: Uint32Array
}

function join(cells: readonly string[]): JoinedText {
  const starts = new Uint32Array(cells.length + 1)
  cells.forEach((cell, row) => {
    starts[row + 1] = (starts[row] ?? 0) + cell.length + separator.length
  })
  return { text: cells.join(separator).toLowerCase(), starts }
}

function markIn({ text, starts }: JoinedText, word: string, marks: Uint8Array) {
  let row = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, starts[row + 1])) {
    while ((starts[row + 1] ?? text.length + 1) <= at) row++
    marks[row] = 1
  }
}

/** A text that sorts by its characters as readers count: "cell 2" before "cell 10". */
function naturalKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, digits => digits.padStart(6, '0'))
}

/** What a value sorts by: made once each, as a sort looks at it a dozen times. Words come after all numbers. */
function sortKey(value: CellValue, kind: ColumnKind): readonly [number, string] {
  const number = toNumber(value, kind)
  return Number.isNaN(number) ? [Number.POSITIVE_INFINITY, naturalKey(String(value))] : [number, '']
}

function rank(values: readonly CellValue[], kind: ColumnKind): Uint16Array {
  const keys = [...new Set(values)]
    .filter(value => value !== null)
    .map(value => ({ value, key: sortKey(value, kind) }))
  keys.sort(({ key: a }, { key: b }) =>
    a[0] === b[0] ? (a[1] < b[1] ? -1 : Number(a[1] > b[1])) : a[0] - b[0],
  )
  const places = new Map(keys.map(({ value }, place) => [value, place]))
  return Uint16Array.from(values, value => (value === null ? emptyRank : (places.get(value) ?? emptyRank)))
}

/** Prepares a column; what a search or a sort needs of it is made when it is first asked for. */
export function indexCells(values: readonly CellValue[], kind: ColumnKind): CellIndex {
  let words: JoinedText | null = null
  let hex: JoinedText | null = null
  let ranks: Uint16Array | null = null
  const hexOf = (value: CellValue) => {
    const number = toNumber(value, kind)
    return number >= 0 ? `0x${number.toString(16)}` : ''
  }
  return {
    values,
    mark(word, marks) {
      words ??= join(values.map(value => String(value ?? '')))
      markIn(words, word, marks)
      if (!/^0x./.test(word) || (kind !== 'integer' && kind !== 'hex')) return
      hex ??= join(values.map(hexOf))
      markIn(hex, word.replace(/^0x0+(?=.)/, '0x'), marks)
    },
    ranks() {
      ranks ??= rank(values, kind)
      return ranks
    },
  }
}
