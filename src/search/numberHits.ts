import { dollarNumber } from '../shared/script-variable.ts'
import type { Hit } from './answer.ts'
import { type OffsetHit, offsetInAllBlocks, offsetInBlock, offsetInFile } from './offsetHits.ts'
import { readBytes } from './readings.ts'
import type { QueryReading } from './readQuery.ts'
import { type SearchIndex, variableHit, variableKind } from './searchIndex.ts'
import { nameOf } from './words.ts'

/** Collects hits with a score: lower is better, as in `fits`. */
export interface Collector {
  readonly entry: (entry: number, score: number) => void
  /** An entry with an additional remark. */
  readonly noted: (entry: number, note: string, score: number) => void
  readonly hit: (kind: string, hit: Hit, score: number) => void
}

/** Scores of numbers relative to those of words (`fits`). */
export const scores = { intended: -2, exact: -1, possible: -0.5, doubtful: 4.5 } as const

/** Numbers below this are more likely ids than file offsets. */
const leastFileOffset = 0x1000

export const fileKind = 'In a typical save'
export const blockKind = 'At this offset in a block'

/** Adds an offset, and then what the tables know about it. */
export function addOffset(
  index: SearchIndex,
  collector: Collector,
  kind: string,
  found: OffsetHit | null,
  score: number,
) {
  if (!found) return
  collector.hit(kind, found.hit, score)
  if (found.entry !== null) collector.entry(found.entry, score + 0.1)
  if (found.variable !== null) addVariable(index, found.variable, collector, score + 0.1)
}

function addCodes(
  codes: ReadonlyMap<number, readonly number[]>,
  number: number,
  collect: Collector,
  score: number,
) {
  codes.get(number)?.forEach(entry => void collect.entry(entry, score))
}

/** Finds a script variable by its index. */
export function addVariable(
  { variables, variableEntries }: SearchIndex,
  number: number,
  { entry, hit }: Collector,
  score: number,
) {
  if (!Number.isInteger(number) || number < 0 || number >= variables.count) return
  const known = variableEntries.get(number)
  if (known === undefined) hit(variableKind, variableHit(variables, number), score)
  else entry(known, score)
}

/** Finds what the numbers of a query can mean: ids, offsets of a block and of the file, script variables. */
export function addNumbers(index: SearchIndex, reading: QueryReading, collect: Collector): void {
  const { decimal, hex, isSurelyHex, isLong, variables, blockOffset, bytes } = reading
  if (blockOffset)
    addOffset(
      index,
      collect,
      blockKind,
      offsetInBlock(index, blockOffset.block, blockOffset.offset),
      scores.intended,
    )
  variables.forEach(
    (variable, rank) => void addVariable(index, variable, collect, scores.intended + rank / 10),
  )
  if (bytes) {
    const values = readBytes(bytes)
    for (const value of [values.integer, values.swappedInteger])
      addCodes(index.byDecimal, value, collect, scores.doubtful)
  }
  const asFileOffset = (offset: number, score: number) =>
    addOffset(
      index,
      collect,
      fileKind,
      offsetInFile(index, offset),
      offset < leastFileOffset ? scores.doubtful : score,
    )
  if (hex !== null) {
    const isMeant = isSurelyHex || decimal !== null
    // Three digits or more are more likely an offset than an id.
    const offsetScore = isSurelyHex
      ? hex > 0xff || isLong
        ? scores.intended
        : scores.possible
      : scores.doubtful
    addCodes(index.byHex, hex, collect, isMeant ? scores.exact : scores.doubtful)
    addCodes(index.byDecimal, hex, collect, isSurelyHex ? scores.possible : scores.doubtful)
    addVariable(index, hex, collect, scores.doubtful)
    asFileOffset(hex, isSurelyHex ? scores.exact : isMeant ? scores.possible : scores.doubtful)
    if (!bytes)
      for (const found of offsetInAllBlocks(index, hex))
        addOffset(index, collect, blockKind, found, offsetScore)
  }
  if (decimal !== null && !(isSurelyHex && decimal > 9)) {
    addCodes(index.byDecimal, decimal, collect, scores.exact)
    addVariable(index, decimal - dollarNumber(0), collect, scores.exact + 0.1)
    addVariable(index, decimal, collect, scores.exact + 0.2)
    addCodes(index.byHex, decimal, collect, scores.doubtful)
    asFileOffset(decimal, scores.exact)
  }
}

/** An element of an array of script variables by its name and number: `school_cones_3`, `school_cones[3]`. */
export function addElement(index: SearchIndex, query: string, collector: Collector): void {
  const { variables } = index
  const typed = /^([a-z]\w*?)[\s_[]+(\d{1,3})\]?$/.exec(query.trim().toLowerCase())
  if (!typed) return
  const [, name, element] = typed
  const array = variables.texts.find(one => one.length > 0 && one.name === name)
  if (!array || Number(element) >= array.length) return
  const found = Array.from({ length: array.length * 4 }, (_, step) => array.index + step).find(
    number => variables.textOf(number).name.replace(/_part1$/, '') === `${name}_${Number(element)}`,
  )
  if (found !== undefined) addVariable(index, found, collector, scores.intended)
}

/** Words between kind and number in queries. */
const idWords: ReadonlySet<string> = new Set(['id', 'no', 'nr', 'number'])

/**
 * A row by the name of its kind and its number: `statistic 181`, `weapon 1F`, `weapon id 31`, `save place 12`. Ids shown in hex are read as hex first; editors show the same ids in decimal. @param words words of the
 * query, normalised by `plain`
 */
export function addNumbered(
  { byDecimal, byHex, byName, kindNames, kindOf }: SearchIndex,
  words: readonly string[],
  { entry }: Collector,
): void {
  const last = words.at(-1) ?? ''
  const [, prefix, digits = ''] = /^(0x)?([\da-f]{1,5})$/.exec(last) ?? []
  const kind = words.slice(0, -1).filter(word => !idWords.has(word))
  if (kind.length === 0) return
  const beginnings = kind.map(word => ` ${word.replace(/s$/, '')}`)
  const decimal = prefix || digits === '' ? Number.NaN : Number(digits)
  const found = [
    byDecimal.get(decimal),
    byHex.get(Number.parseInt(digits, 16)),
    byHex.get(decimal),
    byName.get(nameOf([last])),
  ]
  found.forEach((entries = [], rank) => {
    for (const one of entries) {
      const name = kindNames.get(kindOf(one))
      if (name !== undefined && beginnings.every(word => name.includes(word)))
        entry(one, scores.intended + rank / 10)
    }
  })
}
