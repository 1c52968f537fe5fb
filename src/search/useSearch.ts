import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { messageOf } from '#shared/text.ts'
import { useOpenedSave } from '../save/openedSave.ts'
import { findHits, type Results } from './findHits.ts'
import { groupOptions, type ResultLimits } from './results.ts'
import { withOpenedSave } from './saveHits.ts'
import { loadIndex, loadLocations, type SearchIndex } from './searchIndex.ts'
import type { SearchSession } from './searchSession.ts'

const fewResults: ResultLimits = { opened: [], isAll: false }

/** Query, results and their limits. @param session the search to start with */
export function useSearch(session: SearchSession | null) {
  const [index, setIndex] = useState<SearchIndex | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [query, setQuery] = useState(session?.query ?? '')
  const [limits, setLimits] = useState(session?.limits ?? fewResults)
  const [locationsError, setLocationsError] = useState<string | null>(null)
  const searched = useDeferredValue(query)
  const opened = useOpenedSave()
  useEffect(() => {
    loadIndex().then(setIndex, reason => setError(messageOf(reason)))
  }, [])

  const results = useMemo((): Results | null => {
    if (!index || searched.trim() === '') return null
    return withOpenedSave(findHits(index, searched, limits), opened, searched)
  }, [index, searched, limits, opened])

  const awaitsLocations = results?.awaitsLocations ?? false
  useEffect(() => {
    if (!awaitsLocations || !index) return
    loadLocations(index).then(setIndex, reason =>
      setLocationsError(`The tables of coordinates could not be loaded: ${messageOf(reason)}`),
    )
  }, [awaitsLocations, index])

  const search = useCallback((next: string) => {
    setQuery(next)
    setLimits(fewResults)
  }, [])
  const groups = useMemo(
    () => (searched.trim() === '' || results ? groupOptions(results) : []),
    [searched, results],
  )
  return {
    query,
    results,
    groups,
    /** Whether the options are those of the query, and no more are awaited. */
    isSettled:
      searched === query &&
      (query.trim() === '' || error !== null || (results !== null && !(awaitsLocations && !locationsError))),
    options: useMemo(() => groups.flatMap(group => group.options), [groups]),
    /** Why the index could not be loaded. */
    error,
    /** Why coordinates could not be searched. */
    locationsError: awaitsLocations ? locationsError : null,
    limits,
    setLimits,
    search,
  }
}
