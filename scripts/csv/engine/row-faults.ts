import type { Fault, Problem } from '../problem.ts'
import type { ReadRow } from './table.ts'

/** A fault, and the property of the cell that has it. */
export type RowFault = Fault & { readonly property: string }

/** What a rule finds in a row: several faults, one, or none. */
export type RowFaults = RowFault | Iterable<RowFault> | null

/** Attaches the faults of a row to its cells. */
export function problemsAt(row: Pick<ReadRow, 'positionOf'>, faults: RowFaults): readonly Problem[] {
  const all = faults === null ? [] : 'property' in faults ? [faults] : [...faults]
  return all.map(({ property, ...fault }) => problemAt(row, property, fault))
}

/** Applies a rule to rows. @param rule what is wrong with a row */
export function problemsIn<Row extends Pick<ReadRow, 'positionOf'>>(
  rows: readonly Row[],
  rule: (row: Row, index: number) => RowFaults,
): readonly Problem[] {
  return rows.flatMap((row, index) => problemsAt(row, rule(row, index)))
}

/** Attaches a fault to a cell. */
export function problemAt(row: Pick<ReadRow, 'positionOf'>, property: string, fault: Fault): Problem {
  return { ...row.positionOf(property), ...fault }
}
