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

/** Declares a column: heading, cell type, description and unit. */
export function column<Value extends CellValue>(
  label: string,
  kind: Kind<Value>,
  description: string,
  unit: string | null = null,
): Column<Value> {
  return { kind, label, description, unit }
}

/** `skill_offset_hex` as a type: `skillOffsetHex`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name
