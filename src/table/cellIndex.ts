import type { CellValue, ColumnKind } from './column.ts'
import { naturalKey, toNumber } from './compare.ts'

/** A column of many rows with the order of its values. */
export interface CellIndex {
  readonly values: readonly CellValue[]
  /** Place of each row in ascending order, from 0; rows that are alike share one, empty ones have `emptyRank`. */
  readonly ranks: () => Uint16Array
}

/** Rank of an empty cell: it comes last in both directions. */
const emptyRank = 0xffff

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

/** Prepares a column; its order is made when it is first asked for. */
export function indexCells(values: readonly CellValue[], kind: ColumnKind): CellIndex {
  let ranks: Uint16Array | null = null
  return {
    values,
    ranks() {
      ranks ??= rank(values, kind)
      return ranks
    },
  }
}

/**
 * Sorts rows by counting how many there are of each rank: none is compared with another.
 * @param rows numbers of rows, upwards; those that are alike stay so
 */
export function sortByRank(rows: Uint32Array, ranks: Uint16Array, isDescending: boolean): Uint32Array {
  const places = new Uint16Array(rows.length)
  let last = 0
  for (let at = 0; at < rows.length; at++) {
    const rank = ranks[rows[at] ?? 0] ?? emptyRank
    places[at] = rank
    if (rank !== emptyRank && rank >= last) last = rank + 1
  }
  // Where the rows of each place begin; the last place is that of the empty ones.
  const starts = new Uint32Array(last + 2)
  for (let at = 0; at < rows.length; at++) {
    const rank = places[at] ?? emptyRank
    const place = rank === emptyRank ? last : isDescending ? last - 1 - rank : rank
    places[at] = place
    starts[place + 1] = (starts[place + 1] ?? 0) + 1
  }
  for (let place = 1; place <= last; place++) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
  const sorted = new Uint32Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const place = places[at] ?? last
    const to = starts[place] ?? 0
    sorted[to] = rows[at] ?? 0
    starts[place] = to + 1
  }
  return sorted
}
