import type { Problem } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { type Check, problemAt, type ReadRow } from '../table.ts'

/** No two rows share the same values of these properties; rows with an empty first value are ignored. */
export function unique<First extends string, Other extends string = never>(
  first: First,
  ...others: Other[]
): Check<Readonly<Record<First | Other, CellValue>>> {
  const properties = [first, ...others]
  const check: Check<Readonly<Record<First | Other, CellValue>>> = ({ allRows }) => {
    const seen = new Map<CellValue, ReadRow>()
    const problems: Problem[] = []
    for (const row of allRows) {
      const value = row.values[first]
      if (value === undefined || value === null) continue
      const values = properties.length === 1 ? [value] : properties.map(property => row.values[property])
      if (values.includes(undefined)) continue
      const key = values.length === 1 ? value : JSON.stringify(values)
      const earlier = seen.get(key)
      if (earlier === undefined) {
        seen.set(key, row)
        continue
      }
      const rule = `repeats ${values.join(', ')} of line ${earlier.place(first).line}`
      const allowed = `each ${properties.join(' and ')} once`
      problems.push(problemAt(row, first, { rule, allowed, fix: 'correct or remove one of the two rows' }))
    }
    return problems
  }
  return Object.assign(check, { uniqueBy: properties })
}
