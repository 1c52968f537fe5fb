import { use, useEffect } from 'react'
import type { TableDefinition } from './tableDefinition.ts'

export type TableTools = typeof import('./tableTools.ts')

/** Has a status, from which `use` returns at once, when it has come. */
let loading: (Promise<TableTools> & { readonly status?: string }) | null = null

/** Whether a header or a filter need not wait for the code. */
export const areTableToolsLoaded = () => loading?.status === 'fulfilled'

/**
 * Loads what sorts and filters and the panel of filters. Not with the page, whose first click it would delay by 11 to 18 ms, but
 * soon after it, or with the first pointer or focus in a table.
 */
export function loadTableTools(): Promise<TableTools> {
  if (loading) return loading
  const work = import('./tableTools.ts')
  loading = work
  work.then(
    value => Object.assign(work, { status: 'fulfilled', value }),
    () => {
      loading = null
    },
  )
  return work
}

export function useTableTools(): TableTools
/**
 * What sorts and filters; suspends until it has loaded. A component that has suspended must call `use` again: without it,
 * React refuses the hooks that follow.
 * @param isNeeded null is enough otherwise
 */
export function useTableTools(isNeeded: boolean): TableTools | null
export function useTableTools(isNeeded = true): TableTools | null {
  return isNeeded ? use(loadTableTools()) : null
}

/** Milliseconds after which a page is shown and its scripts have come. */
const restMilliseconds = 600

/**
 * Loads it soon after a table is shown, and gives it the rows. With sort keys that are made once for each row, a first header
 * click at CPU ×4 and 1.6 Mbit/s: 549 → 325 ms on script variables, 511 → 374 on vehicle types.
 */
export function useEarlyTableTools<Row extends object>(
  table: TableDefinition<Row>,
  rows: readonly Row[],
): void {
  useEffect(() => {
    const prepare = ({ rowQueryOf }: TableTools) => void rowQueryOf(table, rows)
    const timer = setTimeout(() => loadTableTools().then(prepare, () => {}), restMilliseconds)
    return () => clearTimeout(timer)
  }, [table, rows])
}

/** An error is thrown where rows are sorted or filtered. */
export const prepareTableTools = () => void loadTableTools().catch(() => {})
