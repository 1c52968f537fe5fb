import { type Problem, problemsAt, type RowFaults } from '../../csv/declare.ts'
import type { Definition } from '../definition.ts'
import type { FieldReading, LayoutRows, StructReading } from '../resolve/resolve-structs.ts'

/** Input of the layout checks: the authored rows and what was resolved from them. */
export interface Layout {
  readonly rows: LayoutRows
  readonly readings: ReadonlyMap<string, StructReading>
  readonly definition: Definition
}

/** A rule over the whole layout. */
export type LayoutCheck = (layout: Layout) => Iterable<Problem>

interface FieldContext {
  /** Preceding fields of the same struct. */
  readonly earlier: readonly FieldReading[]
  readonly layout: Layout
}

/** A rule applied to each field. */
export function eachField(rule: (field: FieldReading, context: FieldContext) => RowFaults): LayoutCheck {
  return layout =>
    [...layout.readings.values()].flatMap(reading =>
      reading.fields.flatMap((field, index) => {
        const earlier = reading.fields.slice(0, index)
        return problemsAt(field.row, rule(field, { earlier, layout }))
      }),
    )
}
