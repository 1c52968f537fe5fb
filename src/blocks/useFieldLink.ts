import { useCallback } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { fieldParameter } from '../shared/route.ts'

/** Routes that select a field and keep the rest of the address, e.g. table filters. */
export function useFieldLink(): (address: string) => string {
  const { pathname, search } = useLocation()
  return useCallback(
    address => {
      const next = new URLSearchParams(search)
      next.set(fieldParameter, address)
      return `${pathname}?${next}`
    },
    [pathname, search],
  )
}

/** History state of grid links (`data-selected-in`): their field is shown without scrolling. */
export const grid = 'grid'

/** Whether the field was selected in a byte grid. */
export function isSelectedInGrid({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'selectedIn' in state && state.selectedIn === grid
}

/** The same address without a selected field. */
export function withoutField({ search }: Location<unknown>): { search: string } {
  const parameters = new URLSearchParams(search)
  parameters.delete(fieldParameter)
  return { search: parameters.toString() }
}
