import type { CellValue, Kind } from './kind.ts'

export interface Column<Value extends CellValue = CellValue> {
  readonly kind: Kind<Value>
  /** Short heading on the page. */
  readonly label: string
  /** One line for the column's tooltip and the data index. */
  readonly description: string
  /** Unit of the numbers, e.g. `bytes`; null for none. */
  readonly unit: string | null
}

/** A column of a table: heading, what its cells may hold, what they mean and the unit of its numbers. */
export function column<Value extends CellValue>(
  label: string,
  kind: Kind<Value>,
  description: string,
  unit: string | null = null,
): Column<Value> {
  return { kind, label, description, unit }
}
