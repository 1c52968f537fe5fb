import { useEffect, useMemo, useState } from 'react'
import type { Wish } from './answer.ts'
import { findHits } from './findHits.ts'
import { groupOptions, type Option, type OptionGroup } from './options.ts'
import { loadIndex, type SearchIndex } from './searchIndex.ts'
import type { Trace } from './trace.ts'

/** The index once it is there; an error when it cannot be loaded. */
function useIndex(): SearchIndex | Error | null {
  const [index, setIndex] = useState<SearchIndex | Error | null>(null)
  useEffect(() => {
    let isCurrent = true
    const arrive = (next: SearchIndex | Error) => isCurrent && setIndex(next)
    loadIndex().then(arrive, error => arrive(error instanceof Error ? error : new Error(String(error))))
    return () => {
      isCurrent = false
    }
  }, [])
  return index
}

const firstWish: Wish = { opened: new Set(), isAll: false }
const noWords: readonly string[] = []

/** The place of the hit that a trace names among all options; 0 where it is not. */
function placeOf(groups: readonly OptionGroup[], route: string): number {
  const options = groups.flatMap(group => group.options)
  const place = options.findIndex(option => option.type === 'hit' && option.hit.route === route)
  return Math.max(0, place)
}

/** What the search shows and how it changes. @param trace the search to begin with */
export function usePalette(trace: Trace | null) {
  const index = useIndex()
  const [query, setQuery] = useState(trace?.query ?? '')
  const [wish, setWish] = useState<Wish>(
    trace ? { opened: new Set(trace.opened), isAll: trace.isAll } : firstWish,
  )
  /** Null until the reader goes elsewhere than to the first option or to that of the trace. */
  const [chosen, setChosen] = useState<number | null>(null)
  const isEmpty = query.trim() === ''
  const isReady = index !== null && !(index instanceof Error)
  const answer = useMemo(
    () => (isReady && !isEmpty ? findHits(index, query, wish) : null),
    [index, isReady, isEmpty, query, wish],
  )
  const groups = useMemo(() => (isEmpty || answer ? groupOptions(answer) : []), [isEmpty, answer])
  const active = chosen ?? (trace && query === trace.query ? placeOf(groups, trace.route) : 0)

  const ask = (next: string) => {
    setQuery(next)
    setWish(firstWish)
    setChosen(0)
  }
  return {
    ...{ query, wish, answer, groups, active, ask, go: setChosen },
    options: groups.flatMap(group => group.options),
    words: answer?.words ?? noWords,
    error: index instanceof Error ? index : null,
    /** Chooses what is no link: more hits, more kinds, an example. */
    take(option: Option) {
      if (option.type === 'example') ask(option.query)
      setChosen(option.type === 'example' ? 0 : active)
      if (option.type === 'more') setWish({ ...wish, opened: new Set([...wish.opened, option.kind]) })
      if (option.type === 'kinds') setWish({ ...wish, isAll: true })
    },
  }
}
