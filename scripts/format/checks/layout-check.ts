import { problemsAt, type RowFault } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import type { Definition } from '../definition.ts'
import type { LayoutRows } from '../resolve/layout-rows.ts'
import type { FieldReading, StructReading } from '../resolve/resolve-structs.ts'

/** Input of the layout checks: the authored rows and what was resolved from them. */
export interface Layout {
  readonly rows: LayoutRows
  readonly readings: ReadonlyMap<string, StructReading>
  readonly definition: Definition
  /** Names of the tables that `table:` may name. */
  readonly tableNames: readonly string[]
}

export type LayoutCheck = (layout: Layout) => readonly Problem[]

interface FieldContext {
  readonly reading: StructReading
  /** Preceding fields of the same struct. */
  readonly earlier: readonly FieldReading[]
  readonly layout: Layout
}

/** A rule applied to each field. */
export function eachField(
  rule: (field: FieldReading, context: FieldContext) => readonly RowFault[],
): LayoutCheck {
  return layout => {
    const problems: Problem[] = []
    for (const reading of layout.readings.values()) {
      for (const [index, field] of reading.fields.entries()) {
        const faults = rule(field, { reading, earlier: reading.fields.slice(0, index), layout })
        problems.push(...problemsAt(field.row, faults))
      }
    }
    return problems
  }
}
