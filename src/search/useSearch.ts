import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { messageOf } from '#shared/text.ts'
import { useOpenedSave } from '../save/openedSave.ts'
import { findHits } from './findHits.ts'
import { groupOptions, type ResultLimits, type Results } from './results.ts'
import { withOpenedSave } from './saveHits.ts'
import { loadIndex, loadLocations, type SearchIndex } from './searchIndex.ts'
import type { SearchSession } from './searchSession.ts'

const fewResults: ResultLimits = { opened: new Set(), isAll: false }

/** The search index once it has loaded, or why it could not be loaded, and its setter. */
function useIndex(): [SearchIndex | Error | null, (index: SearchIndex) => void] {
  const [index, setIndex] = useState<SearchIndex | Error | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadIndex().then(
      loaded => isCurrent && setIndex(loaded),
      error => isCurrent && setIndex(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return [index, setIndex]
}

/** Query, results and their limits. @param session the search to start with */
export function useSearch(session: SearchSession | null) {
  const [index, setIndex] = useIndex()
  const [query, setQuery] = useState(session?.query ?? '')
  const [limits, setLimits] = useState<ResultLimits>(
    session ? { opened: new Set(session.opened), isAll: session.isAll } : fewResults,
  )
  const [locationsError, setLocationsError] = useState<string | null>(null)
  const searched = useDeferredValue(query)
  const opened = useOpenedSave()

  const results = useMemo((): Results | null => {
    if (!index || index instanceof Error || searched.trim() === '') return null
    return withOpenedSave(findHits(index, searched, limits), opened, searched)
  }, [index, searched, limits, opened])

  const awaitsLocations = results?.awaitsLocations ?? false
  useEffect(() => {
    if (!awaitsLocations || !index || index instanceof Error) return
    loadLocations(index).then(setIndex, error =>
      setLocationsError(`The tables of coordinates could not be loaded: ${messageOf(error)}`),
    )
  }, [awaitsLocations, index, setIndex])

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
      (query.trim() === '' ||
        index instanceof Error ||
        (results !== null && !(awaitsLocations && !locationsError))),
    options: useMemo(() => groups.flatMap(group => group.options), [groups]),
    error: index instanceof Error ? index.message : null,
    locationsError: awaitsLocations ? locationsError : null,
    limits,
    setLimits,
    search,
  }
}
