import type { Problem } from '../../csv/problem.ts'
import type { Definition } from '../definition.ts'
import type { StructReading } from '../resolve/resolve-structs.ts'
import type { LayoutRows } from '../resolve/rows.ts'

/** What the checks of the layout look at: the rows as written and what was resolved from them. */
export interface Layout {
  readonly rows: LayoutRows
  readonly readings: ReadonlyMap<string, StructReading>
  readonly definition: Definition
  /** Names of the tables that `table:` may name. */
  readonly tableNames: readonly string[]
}

export type LayoutCheck = (layout: Layout) => readonly Problem[]
