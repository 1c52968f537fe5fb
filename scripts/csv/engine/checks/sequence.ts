import { type Check, problemAt } from '../table.ts'
import { tellOnce } from './tell-once.ts'

interface Options {
  readonly first?: number
  /** 16 for hex columns. */
  readonly radix?: 10 | 16
}

/** The rows count up by one, in the order of the file. Text like `0A` is read and written with its leading zeros. */
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
      // A row lost or added shifts all later ones: one problem is enough.
      if (numberIn(index + 1) === value + 1) shift += value - expected
      const width = String(row.values[property]).length
      const wanted = expected
        .toString(radix)
        .toUpperCase()
        .padStart(typeof row.values[property] === 'string' ? width : 0, '0')
      const rule = `breaks the sequence, ${wanted} should stand here`
      const fix = `write ${wanted}, or put the rows in order`
      return [problemAt(row, property, { rule, allowed: 'numbers that count up by one', fix })]
    })
    if (problems.length === 0) return problems
    const isWhole = new Set(allRows.map(row => row.values[property])).size === allRows.length
    return isWhole ? tellOnce(problems) : problems
  }
  return Object.assign(check, { uniqueBy: [property], sortedBy: [property] })
}
