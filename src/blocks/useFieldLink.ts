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

/** State of a history entry whose field was selected in a byte grid: it is shown without scrolling. */
export const selectedInGrid = 'selected in grid'

/** The same address without a selected field. */
export function withoutField({ search }: Location<unknown>): { search: string } {
  const parameters = new URLSearchParams(search)
  parameters.delete(fieldParameter)
  return { search: parameters.toString() }
}
