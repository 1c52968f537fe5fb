import { useCallback } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { fieldParameter } from '../shared/route.ts'

export type FieldLink = (address: string) => string

/** Gives routes that choose a field and keep the rest of the address, e.g. the filters of tables. */
export function useFieldLink(): FieldLink {
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

/** What the links of the grid leave in the history (`data-chosen-in`): their field is shown where the reader is. */
export const grid = 'grid'

/** Whether the chosen field was chosen by a click in a byte grid. */
export function isChosenInGrid({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'chosenIn' in state && state.chosenIn === grid
}

/** The same place without a chosen field. */
export function withoutField({ search }: Location<unknown>): { search: string } {
  const parameters = new URLSearchParams(search)
  parameters.delete(fieldParameter)
  return { search: parameters.toString() }
}
