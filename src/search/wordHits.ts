import { Groups } from '#shared/collections.ts'
import { elementAt, entryHit } from './entries.ts'
import type { HitCollector } from './HitCollector.ts'
import { findWords, fits, nameOf, oneTypo, twoTypos, wordsOf } from './words.ts'

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

/** Finds entries that contain a decimal or negative number literally: `0.5` is not 0 and 5. */
export function addWritten(collector: HitCollector, number: string): void {
  const { entries, words } = collector.index
  findWords(words, wordsOf(number), (entry, fit) => {
    const { title, code, detail } = entryHit(elementAt(entries, entry))
    const text = `${title} ${code} ${detail}`
    const start = text.indexOf(number)
    if (start >= 0 && !/[\d.]/.test(text.charAt(start - 1))) collector.entry(entry, fit)
  })
}

/** Finds words that the tables write as one: `play time` as `playtime`. */
export function addJoined(collector: HitCollector, words: readonly string[]): void {
  if (words.length < 2 || words.some(word => !/[a-z]/.test(word))) return
  const join = (entry: number, fit: number) => collector.entry(entry, Math.min(fit, fits.together))
  findWords(collector.index.words, [words.join('')], join, { prefix: false })
}

/** Minimum length of a word matched inside another. */
const shortestPart = 4

/** Finds a word that tables write as two: `bulletproof` as `bullet_proof`. @returns the two */
function addApart(collector: HitCollector, word: string): readonly string[] {
  const { count } = collector
  for (let start = shortestPart; start <= word.length - shortestPart; start++) {
    const parts = [word.slice(0, start), word.slice(start)]
    collector.words(parts, { prefix: false })
    if (collector.count > count) return parts
  }
  return []
}

/** Score of hits with typos, which rank after all exact matches. */
export const corrected = 10

/** Finds entries, allowing typos in words that no entry has. @returns the matched words */
function addCorrected(collector: HitCollector, words: readonly string[]): readonly string[] {
  const corrections = new Set<string>()
  const { mini } = collector.index.words
  const isKnown = (word: string) => mini.search(word).length > 0
  for (const typos of [oneTypo, twoTypos]) {
    const fuzzy = (word: string) => (isKnown(word) ? 0 : typos(word))
    findWords(
      collector.index.words,
      words,
      (entry, fit, foundWords) => {
        collector.entry(entry, corrected + fit)
        for (const word of foundWords) corrections.add(word)
      },
      { fuzzy },
    )
    if (collector.count > 0) break
  }
  return [...corrections]
}

/** With fewer hits than this, typos are considered. */
const enough = 3

/** Finds what looks like the words of a query where nothing has them. @returns the words that were found */
export function addAlike(collector: HitCollector, words: readonly string[]): readonly string[] {
  const [only = '', ...others] = words
  const parts = collector.best >= fits.words && others.length === 0 ? addApart(collector, only) : []
  if (parts.length > 0) return [...words, ...parts]
  if (collector.count >= enough || collector.best <= fits.words) return words
  return [...words, ...addCorrected(collector, words)]
}

const nearestCount = 20
/** Typos in the closest results: with more, a word resembles too many others. */
const nearestTypos = (word: string) => (word.length > 4 ? 1 : 0)
/** Words of questions and of any edit of any save, which do not tell the subject of a query. */
const fillers = new Set(
  (
    'after all and are can did does for from has have how into not off the this was what when where which who why with you ' +
    'add buy change changed delete deleted disappeared edit file fix game get give gta infinite lost max missing modify need ' +
    'remove restore save savegame set use want'
  ).split(' '),
)
/** Whether a result that has this word and few others of the query can be what the user is looking for. */
const isTelling = (word: string) => (word.length > 2 || /[a-z]\d/.test(word)) && !fillers.has(word)

/**
 * Finds entries with all words that tell the subject, otherwise with at least half of them, or with similar ones.
 * @returns the matched words
 */
export function addNearest(collector: HitCollector, words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling)
  if (telling.length < words.length) {
    collector.words(telling)
    addNamed(collector, telling)
    if (collector.best > fits.whole) addOfKind(collector, telling)
    if (collector.count > 0) return telling
  }
  for (const fuzzy of [0, nearestTypos]) {
    const nearest = collector.index.words.mini
      .search(telling.join(' '), { combineWith: 'OR', fuzzy })
      .filter(({ queryTerms }) => queryTerms.length >= telling.length / 2)
      .slice(0, nearestCount)
    for (const [rank, { id }] of nearest.entries()) collector.entry(id, corrected + rank / nearestCount)
    if (nearest.length > 0) return nearest.flatMap(({ terms }) => terms)
  }
  return []
}
