import { use } from 'react'

export type RowQueryModule = typeof import('./rowQuery.ts')

let loaded: RowQueryModule | null = null
let loading: Promise<RowQueryModule> | null = null

/**
 * Loads what sorts and filters, with the first pointer or focus in a table: most visits read a table as it is, and it is 15 of
 * the 150 KB (gzip) of their scripts and 11 to 18 ms of a first click.
 */
export function loadRowQuery(): Promise<RowQueryModule> {
  loading ??= import('./rowQuery.ts').then(
    module => {
      loaded = module
      return module
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

export function useRowQueryModule(): RowQueryModule
/** What sorts and filters; suspends until it has loaded. @param isNeeded null is enough otherwise */
export function useRowQueryModule(isNeeded: boolean): RowQueryModule | null
export function useRowQueryModule(isNeeded = true): RowQueryModule | null {
  return isNeeded ? (loaded ?? use(loadRowQuery())) : null
}
