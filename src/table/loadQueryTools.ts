import { use, useEffect } from 'react'
import type { TableDefinition } from './tableDefinition.ts'

export type RowQueryModule = typeof import('./queryTools.ts')

let loading: Promise<RowQueryModule> | null = null

/**
 * Loads what sorts and filters, and the panel of filters. Not with the page, whose first click it would delay by 11 to 18 ms, but soon after it, or with
 * the first pointer or focus in a table.
 */
export function loadRowQuery(): Promise<RowQueryModule> {
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

export function useRowQueryModule(): RowQueryModule
/**
 * What sorts and filters; suspends until it has loaded. A component that has suspended must call `use` again: without it,
 * React refuses the hooks that follow.
 * @param isNeeded null is enough otherwise
 */
export function useRowQueryModule(isNeeded: boolean): RowQueryModule | null
export function useRowQueryModule(isNeeded = true): RowQueryModule | null {
  return isNeeded ? use(loadRowQuery()) : null
}

/** Milliseconds after which a page is shown and its scripts have come. */
const restMilliseconds = 600

/**
 * Loads it soon after a table is shown, and gives it the rows. With sort keys that are made once for each row, a first header
 * click at CPU ×4 and 1.6 Mbit/s: 549 → 325 ms on script variables, 511 → 374 on vehicle types.
 */
export function useEarlyRowQuery<Row extends object>(
  table: TableDefinition<Row>,
  rows: readonly Row[],
): void {
  useEffect(() => {
    const prepare = ({ rowQueryOf }: RowQueryModule) => void rowQueryOf(table, rows)
    const timer = setTimeout(() => loadRowQuery().then(prepare, () => {}), restMilliseconds)
    return () => clearTimeout(timer)
  }, [table, rows])
}

/** An error is thrown where rows are sorted or filtered. */
export const prepareRowQuery = () => void loadRowQuery().catch(() => {})
