import type { Answer, Wish } from './answer.ts'
import { Findings } from './Findings.ts'
import { fits, plain, scan } from './haystack.ts'
import { addElement, addNumbers } from './numberHits.ts'
import { describeReading } from './readings.ts'
import { readQuery } from './readQuery.ts'
import type { SearchIndex } from './searchIndex.ts'
import { correct, nearestWords } from './typo.ts'

/** With fewer hits than this a typo is thought of. */
const enough = 3
/** Behind everything that has the words as they were typed. */
const corrected = 10
const nearestCount = 6

/** Finds entries with one letter other in a word. @returns the words that were found instead */
function addCorrected(index: SearchIndex, words: readonly string[], findings: Findings): readonly string[] {
  return words.flatMap((word, place) =>
    correct(word, index.words).filter(other => {
      const before = findings.count
      scan(index.haystack, words.with(place, other), (entry, fit) => findings.entry(entry, corrected + fit))
      return findings.count > before
    }),
  )
}

/** Finds what has some of the words, or words that look like one of them. @returns the words that were found instead */
function addNearest(index: SearchIndex, words: readonly string[], findings: Findings): readonly string[] {
  const known = words.filter(word => word.length > 1 && index.haystack.text.includes(word))
  const others = words
    .filter(word => !known.includes(word))
    .flatMap(word => [...correct(word, index.words), ...nearestWords(word, index.words, nearestCount)])
  const tried = known.length > 0 ? known : others
  tried.forEach((word, place) => {
    scan(index.haystack, [word], (entry, fit) => findings.entry(entry, corrected + fit + place))
  })
  return tried
}

/**
 * What a query finds: rows and fields by their words, and whatever its numbers can mean.
 * @param wish how much of it is shown
 */
export function findHits(index: SearchIndex, query: string, wish: Wish): Answer {
  const words = plain(query).trim().split(' ').filter(Boolean)
  const reading = readQuery(query)
  const findings = new Findings(index)
  let marked: readonly string[] = words
  if (words.length > 0) scan(index.haystack, words, findings.entry)
  addNumbers(index, reading, findings)
  addElement(index, query, findings)
  if (findings.count < enough && findings.best > fits.words)
    marked = [...words, ...addCorrected(index, words, findings)]
  const isNearest = findings.count === 0 && words.length > 0
  if (isNearest) marked = addNearest(index, words, findings)
  const { groups, furtherKinds } = findings.group(wish)
  const readings = describeReading(reading)
  return { groups, furtherKinds, total: findings.count, readings, isNearest, words: marked }
}
