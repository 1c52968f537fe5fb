import type { HitCollector } from './HitCollector.ts'
import { addNamed, addOfKind } from './namedHits.ts'
import { fits } from './words.ts'

/** Ranked after all exact matches. */
export const corrected = 10
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
