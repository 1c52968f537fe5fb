import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { parseRange } from '#shared/range.ts'
import { parseValueSet } from '#shared/value-set.ts'
import type { CellPosition } from '../../csv/declare.ts'
import type { elementsTable } from '../../tables/format/elements.ts'
import type { Element, ElementType, ScalarType } from '../definition.ts'

interface ElementCells
  extends Pick<Element, 'index' | 'name' | 'meaning' | 'count' | 'leadsTo' | 'evidence'> {
  readonly struct: string
  readonly field: string
  readonly offsetHex: string
  readonly type: ElementType | null
  readonly range: string | null
  readonly values: string | null
}

/** A row of elements.csv, or a script variable or array of them in the same shape. */
export interface ElementRow {
  readonly values: ElementCells
  positionOf(property: string): CellPosition
}

/** A row of elements.csv, which names single values only. */
export function toElementRow(row: ReturnType<typeof elementsTable.read>['soundRows'][number]): ElementRow {
  return {
    values: { ...row.values, count: null, leadsTo: null },
    positionOf: property => row.positionOf(property),
  }
}

/**
 * The element that a row describes, by the type of an element without one of its own. Most rows are script variables, which do
 * not change when another table does.
 */
export const elementIn = memoizeBy(({ values }: ElementRow) =>
  memoizeByValue((arrayType: ScalarType): Element => {
    return {
      index: values.index,
      name: values.name,
      type: values.type ?? arrayType,
      count: values.count,
      meaning: values.meaning,
      range: parseRange(values.range),
      values: parseValueSet(values.values),
      leadsTo: values.leadsTo,
      evidence: values.evidence,
    }
  }),
)
