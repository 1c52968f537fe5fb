import { type Check, problemAt } from '../table.ts'
import { collapseOrderErrors } from './collapse-order-errors.ts'

interface Options {
  readonly first?: number
  /** 16 for hex columns. */
  readonly radix?: 10 | 16
}

/** Values increase by one from row to row. Text such as `0A` keeps its leading zeros. */
export function sequence<Property extends string>(
  property: Property,
  { first = 0, radix = 10 }: Options = {},
): Check<Readonly<Record<Property, number | string>>> {
  const check: Check<Readonly<Record<Property, number | string>>> = ({ allRows }) => {
    const numberIn = (index: number) => {
      const value = allRows[index]?.values[property]
      if (value === undefined || (typeof value === 'number' && radix === 10)) return value
      return Number.parseInt(String(value), radix)
    }
    let shift = 0
    const problems = allRows.flatMap((row, index) => {
      const value = numberIn(index)
      const expected = first + index + shift
      if (value === undefined || value === expected) return []
      // A lost or added row shifts all later ones, so report it once.
      if (numberIn(index + 1) === value + 1) shift += value - expected
      const width = String(row.values[property]).length
      const wanted = expected
        .toString(radix)
        .toUpperCase()
        .padStart(typeof row.values[property] === 'string' ? width : 0, '0')
      const rule = `breaks the sequence; expected ${wanted}`
      const fix = `write ${wanted}, or put the rows in order`
      return [problemAt(row, property, { rule, allowed: 'numbers that count up by one', fix })]
    })
    if (problems.length === 0) return problems
    const isWhole = new Set(allRows.map(row => row.values[property])).size === allRows.length
    return isWhole ? collapseOrderErrors(problems) : problems
  }
  return Object.assign(check, { uniqueBy: [property], sortedBy: [property] })
}
