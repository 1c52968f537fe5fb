import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

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
