import { addMatchingLocations, addNearestLocations, addNearestNumbers } from './coordinates/coordinateHits.ts'
import { HitCollector } from './HitCollector.ts'
import { addElement, addNumbered, addNumbers } from './numberHits.ts'
import { addPath } from './pathHits.ts'
import { describeReading, isUnknownBlock } from './readings.ts'
import { type QueryReading, readQuery, subjectOf } from './readQuery.ts'
import type { ResultLimits } from './results.ts'
import type { SearchIndex } from './searchIndex.ts'
import { addAlike, addJoined, addNamed, addNearest, addOfKind, addWritten, corrected } from './wordHits.ts'
import { fits, wordsOf } from './words.ts'

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
  addPath(collector, typed)
  addNumbered(collector, words)
}

/** Results of a query. */
export type Results = Readonly<ReturnType<typeof findHits>>

/**
 * Finds the results of a query: rows and fields by words, and all interpretations of its numbers. @param limits
 * maximum results shown
 */
export function findHits(index: SearchIndex, query: string, limits: ResultLimits) {
  const typed = subjectOf(query)
  const reading = readQuery(typed)
  const words = wordsOf(reading.text ?? typed)
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
  let marked: readonly string[] = isWritten
    ? [typed.trim()]
    : isNumber || isOther
      ? words
      : addAlike(collector, words)
  const isEmpty = collector.count === 0 && words.length > 0
  const awaitsLocations = isExact === null || (isEmpty && isNumber && index.locations === null)
  if (isEmpty && isNumber && !awaitsLocations) addNearestNumbers(collector, reading, corrected)
  else if (isEmpty && !isNumber && !isOther) marked = addNearest(collector, words)
  return {
    ...collector.group(limits),
    /** Total number of hits. */
    total: collector.count,
    /** Interpretations of the query, e.g. the values of four bytes; empty for words. */
    readings: describeReading(reading, index.layout.size),
    /** Whether there is no exact match, so that these are the closest. */
    isNearest: (isEmpty && !awaitsLocations && !isUnknownBlock(reading)) || isExact === false,
    /** Whether the query is a number. */
    isNumber,
    /** Whether tables with coordinates have to be loaded first. */
    awaitsLocations,
    /** The matched words, highlighted in the list. */
    words: marked,
  }
}
