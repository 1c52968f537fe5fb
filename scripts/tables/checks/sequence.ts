import type { Problem } from '../../csv/problem.ts'
import { problemAt, type TableRows } from '../table.ts'

/** The rows count up by one from `first`, in the order of the file. */
export function sequence<Property extends string>(property: Property, first = 0) {
  return ({ allRows }: TableRows<Readonly<Record<Property, number>>>): readonly Problem[] => {
    let shift = 0
    const problems: Problem[] = []
    for (const [index, row] of allRows.entries()) {
      const value = row.values[property]
      const expected = first + index + shift
      if (typeof value !== 'number' || value === expected) continue
      const rule = `breaks the sequence, ${expected} should stand here`
      const allowed = `numbers that count up by one from ${first}`
      problems.push(
        problemAt(row, property, { rule, allowed, fix: `write ${expected}, or put the rows in order` }),
      )
      // A row lost or added shifts all later ones: one problem is enough.
      const next = allRows[index + 1]?.values[property]
      if (next === value + 1) shift += value - expected
    }
    return problems
  }
}
