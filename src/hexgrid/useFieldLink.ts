import { useCallback } from 'react'
import { type Location, useSearchParams } from 'react-router-dom'

/** Name of the chosen field in the address. */
export const fieldParameter = 'f'

export type FieldLink = (address: string) => { search: string }

/** Gives link targets that choose a field and keep the rest of the address, e.g. the filters of tables. */
export function useFieldLink(): FieldLink {
  const [parameters] = useSearchParams()
  return useCallback(
    address => {
      const next = new URLSearchParams(parameters)
      next.set(fieldParameter, address)
      return { search: next.toString() }
    },
    [parameters],
  )
}

/** What the links of the grid leave in the history beside the address: their field is shown where the reader is. */
export const gridState = { chosenIn: 'grid' }

/** Whether the chosen field was chosen by a click in a byte grid. */
export function isChosenInGrid({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'chosenIn' in state && state.chosenIn === 'grid'
}

/** The same place without a chosen field. */
export function withoutField({ search }: Location<unknown>): { search: string } {
  const parameters = new URLSearchParams(search)
  parameters.delete(fieldParameter)
  return { search: parameters.toString() }
}
