import type { CellPosition } from '../../csv/problem.ts'
import type { elementsTable } from '../../tables/format/elements.ts'
import type { Element, ElementType } from '../definition.ts'

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
