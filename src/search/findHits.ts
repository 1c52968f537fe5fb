import { Groups } from '#shared/collections.ts'
import { addMatchingLocations, addNearestLocations, addNearestNumbers } from './coordinates/coordinateHits.ts'
import { HitCollector } from './HitCollector.ts'
import { addElement, addNumbered, addNumbers } from './numberHits.ts'
import { addPath } from './pathHits.ts'
import { readPath } from './pathSteps.ts'
import { describeReading, isUnknownBlock } from './readings.ts'
import { type QueryReading, readQuery, subjectOf } from './readQuery.ts'
import type { ResultLimits, Results } from './results.ts'
import type { SearchIndex } from './searchIndex.ts'
import { findWords, fits, nameOf, oneTypo, plain, twoTypos } from './words.ts'

/** With fewer hits than this, typos are considered. */
const enough = 3
/** Ranked after all exact matches. */
const corrected = 10
const nearestCount = 20
/** Typos in the closest results: with more, a word resembles too many others. */
const nearestTypos = (word: string) => (word.length > 4 ? 1 : 0)
/** Words of questions, which are in texts of any subject. */
const questionWords = new Set(
  'and are can did does for from get has have how not the this was what when where which who why with you'.split(
    ' ',
  ),
)
/** Whether a result that has this word and few others of the query can be what the user is looking for. */
const isTelling = (word: string) => word.length > 2 && !questionWords.has(word)
/** Minimum length of a word matched inside another. */
const shortestPart = 4

/** Finds entries, allowing typos. @returns the matched words */
function addCorrected(collector: HitCollector, words: readonly string[]): readonly string[] {
  const corrections = new Set<string>()
  for (const fuzzy of [oneTypo, twoTypos]) {
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

/** Finds entries by kind and words: `radar icon sweet`. */
function addOfKind(collector: HitCollector, words: readonly string[]) {
  const { index } = collector
  const named = words.map(word => ({ word, singular: ` ${word.replace(/s$/, '')}` }))
  /** Kinds by the words that do not name them: one look through the texts for all that leave the same ones. */
  const kindsByRest = new Groups<string, string>()
  for (const [kind, name] of index.kindNames) {
    const rest = named.filter(({ singular }) => !name.includes(singular)).map(({ word }) => word)
    if (rest.length === 0 || rest.length === words.length) continue
    kindsByRest.put(rest.join(' '), kind)
  }
  for (const [rest, kinds] of kindsByRest)
    findWords(index.words, rest.split(' '), (entry, fit) => {
      if (kinds.includes(index.kindOf(entry))) collector.entry(entry, fit)
    })
}

/** Finds entries with at least half of the longer words, or similar ones. @returns the matched words */
function addNearest(collector: HitCollector, words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling)
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

/** Finds entries that contain a decimal number literally: `0.5` is not 0 and 5. */
function addWritten(collector: HitCollector, number: string) {
  const { words, hitOf } = collector.index
  findWords(words, plain(number).trim().split(' '), (entry, fit) => {
    const { title, code, detail } = hitOf(entry)
    const text = `${title} ${code} ${detail}`
    const start = text.indexOf(number)
    if (start >= 0 && !/[\d.]/.test(text.charAt(start - 1))) collector.entry(entry, fit)
  })
}

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

/** Finds words that the tables write as one: `play time` as `playtime`. */
function addJoined(collector: HitCollector, words: readonly string[]) {
  if (words.length < 2 || words.some(word => !/[a-z]/.test(word))) return
  const join = (entry: number, fit: number) => collector.entry(entry, Math.min(fit, fits.together))
  findWords(collector.index.words, [words.join('')], join, { prefix: false })
}

/** Finds what looks like the words of a query where nothing has them. @returns the words that were found */
function addAlike(collector: HitCollector, words: readonly string[]): readonly string[] {
  const [only = '', ...others] = words
  const parts = collector.count < enough && others.length === 0 ? addApart(collector, only) : []
  if (parts.length > 0) return [...words, ...parts]
  if (collector.count >= enough || collector.best <= fits.words) return words
  const corrected = addCorrected(collector, words)
  return collector.count > 0 ? [...words, ...corrected] : words
}

/**
 * Finds the coordinates of a query. @returns whether there is an exact match; null while tables have to be
 * loaded
 */
function addCoordinates(collector: HitCollector, reading: QueryReading): boolean | null {
  const { locations } = collector.index
  const { coordinates, float, bytes } = reading
  if (!locations) return coordinates || float || bytes ? null : true
  addMatchingLocations(collector, locations, reading)
  return coordinates === null || addNearestLocations(collector, locations, coordinates)
}

/**
 * What a query can mean literally: names, numbers, paths. Their scores (`scores`) rank before those of words (`fits`).
 */
function addExact(collector: HitCollector, typed: string, words: readonly string[], reading: QueryReading) {
  for (const entry of collector.index.byName.get(nameOf(words)) ?? []) collector.entry(entry, fits.whole)
  addNumbers(collector, reading)
  addElement(collector, typed)
  addPath(collector, readPath(typed))
  addNumbered(collector, words)
}

/**
 * Finds the results of a query: rows and fields by words, and all interpretations of its numbers. @param limits
 * maximum results shown
 */
export function findHits(index: SearchIndex, query: string, limits: ResultLimits): Results {
  const typed = subjectOf(query)
  const reading = readQuery(typed)
  const words = plain(reading.text ?? typed)
    .trim()
    .split(' ')
    .filter(Boolean)
  const { isNumber } = reading
  const isOther = reading.coordinates !== null || isUnknownBlock(reading)
  const isDecimal = reading.float !== null && reading.decimal === null && reading.blockOffset === null
  const collector = new HitCollector(index)
  if (isDecimal) addWritten(collector, typed.trim())
  else if (!isOther) collector.words(words)
  addJoined(collector, words)
  addExact(collector, typed, words, reading)
  const isWords = !isNumber && !isOther && !typed.includes('_') // else the name of a field
  if (isWords && words.length > 1 && collector.best > fits.whole) addOfKind(collector, words)
  const isExact = addCoordinates(collector, reading)
  let marked = isDecimal ? [typed.trim()] : isNumber || isOther ? words : addAlike(collector, words)
  const isEmpty = collector.count === 0 && words.length > 0
  const awaitsLocations = isExact === null || (isEmpty && isNumber && index.locations === null)
  if (isEmpty && isNumber && !awaitsLocations) addNearestNumbers(collector, reading, corrected)
  else if (isEmpty && !isNumber && !isOther) marked = addNearest(collector, words)
  const isNearest = (isEmpty && !awaitsLocations && !isUnknownBlock(reading)) || isExact === false
  const { groups, hiddenKinds } = collector.group(limits)
  const readings = describeReading(reading, index.layout.size)
  const total = collector.count
  return {
    groups,
    hiddenKinds,
    total,
    readings,
    isNearest,
    isNumber,
    awaitsLocations,
    words: marked,
  }
}
