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

/** `skill_offset_hex` as a type: `skillOffsetHex`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Name of a CSV column as the name of a property: `skill_offset_hex` becomes `skillOffsetHex`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
