import { addMatchingLocations, addNearestLocations, addNearestNumbers } from './coordinates/coordinateHits.ts'
import { HitCollector } from './HitCollector.ts'
import { addNamed, addOfKind } from './namedHits.ts'
import { addNearest, corrected } from './nearestHits.ts'
import { addElement, addNumbered, addNumbers } from './numberHits.ts'
import { addPath } from './pathHits.ts'
import { readPath } from './pathSteps.ts'
import { describeReading, isUnknownBlock } from './readings.ts'
import { type QueryReading, readQuery, subjectOf } from './readQuery.ts'
import type { ResultLimits, Results } from './results.ts'
import type { SearchIndex } from './searchIndex.ts'
import { findWords, fits, oneTypo, plain, twoTypos } from './words.ts'

/** With fewer hits than this, typos are considered. */
const enough = 3
/** Minimum length of a word matched inside another. */
const shortestPart = 4

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

/** Finds entries that contain a decimal or negative number literally: `0.5` is not 0 and 5. */
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
  const parts = collector.best >= fits.words && others.length === 0 ? addApart(collector, only) : []
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
  addNamed(collector, words)
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
  const isWritten = reading.float !== null && reading.blockOffset === null
  const collector = new HitCollector(index)
  if (isWritten) addWritten(collector, typed.trim())
  else if (!isOther) collector.words(words)
  addJoined(collector, words)
  addExact(collector, typed, words, reading)
  const isWords = !isNumber && !isOther && !typed.includes('_') // else the name of a field
  if (isWords && words.length > 1 && collector.best > fits.whole) addOfKind(collector, words)
  const isExact = addCoordinates(collector, reading)
  let marked = isWritten ? [typed.trim()] : isNumber || isOther ? words : addAlike(collector, words)
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
