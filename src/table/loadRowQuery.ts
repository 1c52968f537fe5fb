import { use } from 'react'

export type RowQueryModule = typeof import('./rowQuery.ts')

let loading: Promise<RowQueryModule> | null = null

/**
 * Loads what sorts and filters, with the first pointer or focus in a table: most visits read a table as it is, and it is 15 of
 * the 150 KB (gzip) of their scripts and 11 to 18 ms of a first click.
 */
export function loadRowQuery(): Promise<RowQueryModule> {
  if (loading) return loading
  const work = import('./rowQuery.ts')
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
