import type { Fault, Problem } from '../../problem.ts'
import { problemAt, type TableRows } from '../table.ts'

/** A rule for each row: the fault and the property it concerns, or null. */
export function eachRow<Row>(rule: (row: Row) => (Fault & { readonly property: string }) | null) {
  return ({ soundRows }: TableRows<Row>): readonly Problem[] =>
    soundRows.flatMap(row => {
      const found = rule(row.values)
      if (found === null) return []
      const { property, ...fault } = found
      return [problemAt(row, property, fault)]
    })
}
