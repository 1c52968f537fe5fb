import { use, useEffect } from 'react'
import type { TableDefinition } from './tableDefinition.ts'

export type QueryTools = typeof import('./queryTools.ts')

let loading: Promise<QueryTools> | null = null

/**
 * Loads what sorts and filters, and the panel of filters. Not with the page, whose first click it would delay by 11 to 18 ms, but soon after it, or with
 * the first pointer or focus in a table.
 */
export function loadQueryTools(): Promise<QueryTools> {
  if (loading) return loading
  const work = import('./queryTools.ts')
  loading = work
  work.then(
    value => Object.assign(work, { status: 'fulfilled', value }), // then `use` returns it at once
    () => {
      loading = null
    },
  )
  return work
}

export function useQueryTools(): QueryTools
/**
 * What sorts and filters; suspends until it has loaded. A component that has suspended must call `use` again: without it,
 * React refuses the hooks that follow.
 * @param isNeeded null is enough otherwise
 */
export function useQueryTools(isNeeded: boolean): QueryTools | null
export function useQueryTools(isNeeded = true): QueryTools | null {
  return isNeeded ? use(loadQueryTools()) : null
}

/** Milliseconds after which a page is shown and its scripts have come. */
const restMilliseconds = 600

/**
 * Loads it soon after a table is shown, and gives it the rows. With sort keys that are made once for each row, a first header
 * click at CPU ×4 and 1.6 Mbit/s: 549 → 325 ms on script variables, 511 → 374 on vehicle types.
 */
export function useEarlyQueryTools<Row extends object>(
  table: TableDefinition<Row>,
  rows: readonly Row[],
): void {
  useEffect(() => {
    const prepare = ({ rowQueryOf }: QueryTools) => void rowQueryOf(table, rows)
    const timer = setTimeout(() => loadQueryTools().then(prepare, () => {}), restMilliseconds)
    return () => clearTimeout(timer)
  }, [table, rows])
}

/** An error is thrown where rows are sorted or filtered. */
export const prepareQueryTools = () => void loadQueryTools().catch(() => {})
