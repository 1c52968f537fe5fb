import { Groups } from '#shared/collections.ts'
import type { HitCollector } from './HitCollector.ts'
import { findWords, fits, nameOf } from './words.ts'

/** Finds entries with a name or another name of exactly these words. */
export function addNamed(collector: HitCollector, words: readonly string[]): void {
  for (const entry of collector.index.byName.get(nameOf(words)) ?? []) collector.entry(entry, fits.whole)
}

/** Finds entries by kind and words, and fields by struct or block and words: `radar icon sweet`, `stored car colour`. */
export function addOfKind(collector: HitCollector, words: readonly string[]): void {
  const { index } = collector
  const named = words.map(word => ({ word, singular: ` ${word.replace(/s$/, '')}` }))
  /** Groups by the words that do not name them: one look through the texts for all that leave the same ones. */
  const groupsByRest = new Groups<string, string>()
  for (const [group, name] of index.groupNames) {
    const rest = named.filter(({ singular }) => !name.includes(singular)).map(({ word }) => word)
    if (rest.length === 0 || rest.length === words.length) continue
    groupsByRest.put(rest.join(' '), group)
  }
  for (const [rest, groups] of groupsByRest)
    findWords(index.words, rest.split(' '), (entry, fit) => {
      if (groups.includes(index.groupOf(entry))) collector.entry(entry, fit)
    })
}
