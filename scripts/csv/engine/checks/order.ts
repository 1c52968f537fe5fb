import type { Problem } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { problemAt, problemsIn } from '../row-faults.ts'
import type { Cells, ReadRow, TableRows } from '../table.ts'

/** Above this number of misplaced rows, the whole table has been re-sorted. */
const mostSlips = 5

/** Order problems: all of them for a few misplaced rows, only the first for a re-sorted table. */
function collapseOrderErrors(problems: readonly Problem[]): readonly Problem[] {
  const [first] = problems
  if (first === undefined || problems.length <= mostSlips) return problems
  const rule = `${first.rule}; ${problems.length - 1} more rows are out of order, as if the file had been sorted`
  return [{ ...first, rule, fix: 'undo the sorting, or run npm run fix' }]
}

interface Options {
  readonly first?: number
  /** 16 for hex columns. */
  readonly radix?: 10 | 16
}

/** Values increase by one from row to row. Text such as `0A` keeps its leading zeros. */
export function sequence<Property extends string>(
  property: Property,
  { first = 0, radix = 10 }: Options = {},
) {
  const check = ({ allRows }: TableRows<Readonly<Record<Property, number | string>>>): readonly Problem[] => {
    const numberIn = (index: number) => {
      const value = allRows[index]?.values[property]
      if (value === undefined || (typeof value === 'number' && radix === 10)) return value
      return Number.parseInt(String(value), radix)
    }
    let shift = 0
    const problems = problemsIn(allRows, (row, index) => {
      const value = numberIn(index)
      const expected = first + index + shift
      if (value === undefined || value === expected) return null
      // A lost or added row shifts all later ones, so report it once.
      if (numberIn(index + 1) === value + 1) shift += value - expected
      const width = String(row.values[property]).length
      const wanted = expected
        .toString(radix)
        .toUpperCase()
        .padStart(typeof row.values[property] === 'string' ? width : 0, '0')
      return {
        property,
        rule: `breaks the sequence; expected ${wanted}`,
        allowed: 'numbers that count up by one',
        fix: `write ${wanted}, or put the rows in order`,
      }
    })
    if (problems.length === 0) return problems
    const isWhole = new Set(allRows.map(row => row.values[property])).size === allRows.length
    return isWhole ? collapseOrderErrors(problems) : problems
  }
  return Object.assign(check, {
    uniqueBy: [property],
    sortedBy: [property],
    isSequence: true as const,
  })
}

/** Rows with the same value follow each other; a group does not continue after another. */
export function grouped<Property extends string>(property: Property) {
  return ({ allRows }: TableRows<Cells<Property>>): readonly Problem[] => {
    const lines = new Map<CellValue | undefined, number>()
    return problemsIn(allRows, (row, index) => {
      const value = row.values[property]
      const last = lines.get(value)
      lines.set(value, row.positionOf(property).line)
      if (value === undefined || last === undefined || allRows[index - 1]?.values[property] === value)
        return null
      return {
        property,
        rule: `is apart from the other rows with this value, the last in line ${last}`,
        allowed: 'rows with the same value together',
        fix: 'move the row to the others',
      }
    })
  }
}

/** Compares values for `sort`: numbers by size, text by code unit, empty cells last. */
function compareCells(a: CellValue | undefined, b: CellValue | undefined): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return a < b ? -1 : 1
}

/** Compares rows by their properties, most significant first. */
export function compareRows(by: readonly string[]) {
  return (a: ReadRow, b: ReadRow): number => {
    for (const property of by) {
      const order = compareCells(a.values[property], b.values[property])
      if (order !== 0) return order
    }
    return 0
  }
}

/** Requires the rows to be sorted by these properties, so that a typo in one is noticed; equal rows are allowed. */
export function sortedBy<Property extends string>(...by: readonly [Property, ...Property[]]) {
  const compare = compareRows(by)
  const isAfter = (one: ReadRow | undefined, other: ReadRow | undefined) =>
    one !== undefined && other !== undefined && compare(one, other) > 0
  const [first] = by
  const check = ({ soundRows }: TableRows<Cells<Property>>): readonly Problem[] => {
    const slips = soundRows.flatMap((row, index) => {
      const above = soundRows[index - 1]
      if (above === undefined || !isAfter(above, row)) return []
      const [before, after] = [soundRows[index - 2], soundRows[index + 1]]
      // Without the row above, the others are in order: it is the one that has moved, or has the typo.
      const isAbove = before !== undefined && !isAfter(before, row) && isAfter(above, after)
      const [wrong, other] = isAbove ? [above, row] : [row, above]
      const [is, belongs] = isAbove ? ['above', 'below'] : ['below', 'above']
      const names = by.map(property => row.positionOf(property).columnName).join(', ')
      return [
        problemAt(wrong, first, {
          rule: `is ${is} line ${other.positionOf(first).line}, but belongs ${belongs} it in the order of ${names}`,
          allowed: `rows sorted by ${names}`,
          fix: 'correct the cell, move the row, or run npm run fix',
        }),
      ]
    })
    return collapseOrderErrors(slips)
  }
  return Object.assign(check, { sortedBy: by })
}
