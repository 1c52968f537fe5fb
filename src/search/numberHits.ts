import { dollarBase } from '#shared/script-variable.ts'
import { blockKind, fileKind, type HitCollector, scores } from './HitCollector.ts'
import { offsetInAllBlocks, offsetInBlock, offsetInFile } from './offsetHits.ts'
import { readBytes } from './readings.ts'
import type { QueryReading } from './readQuery.ts'
import { nameOf } from './words.ts'

/** Numbers below this are more likely ids than file offsets. */
const leastFileOffset = 0x1000

/** Finds what the numbers of a query can mean: ids, offsets of a block and of the file, script variables. */
export function addNumbers(collector: HitCollector, reading: QueryReading): void {
  const { index } = collector
  const { decimal, hex, isSurelyHex, hasLeadingZeros, variables, blockOffset, bytes } = reading
  if (blockOffset)
    collector.offset(blockKind, offsetInBlock(index, blockOffset.block, blockOffset.offset), scores.intended)
  variables.forEach((variable, rank) => void collector.variable(variable, scores.intended + rank / 10))
  if (bytes) {
    const values = readBytes(bytes)
    for (const value of [values.integer, values.swappedInteger])
      collector.codes(index.byDecimal, value, scores.doubtful)
  }
  const asFileOffset = (offset: number, score: number) =>
    collector.offset(
      fileKind,
      offsetInFile(index, offset),
      offset < leastFileOffset ? scores.doubtful : score,
    )
  if (hex !== null) {
    const isMeant = isSurelyHex || decimal !== null
    // Three digits or more are more likely an offset than an id.
    const hexOffsetScore = hex > 0xff || hasLeadingZeros ? scores.intended : scores.possible
    const offsetScore = isSurelyHex ? hexOffsetScore : scores.doubtful
    collector.codes(index.byHex, hex, isMeant ? scores.exact : scores.doubtful)
    collector.codes(index.byDecimal, hex, isSurelyHex ? scores.possible : scores.doubtful)
    collector.variable(hex, scores.doubtful)
    asFileOffset(hex, isSurelyHex ? scores.exact : isMeant ? scores.possible : scores.doubtful)
    if (!bytes)
      for (const found of offsetInAllBlocks(index, hex)) collector.offset(blockKind, found, offsetScore)
  }
  if (decimal !== null && !(isSurelyHex && decimal > 9)) {
    collector.codes(index.byDecimal, decimal, scores.exact)
    collector.variable(decimal - dollarBase, scores.exact + 0.1)
    collector.variable(decimal, scores.exact + 0.2)
    collector.codes(index.byHex, decimal, scores.doubtful)
    asFileOffset(decimal, scores.exact)
  }
}

/** An element of an array of script variables by its name and number: `school_cones_3`, `school_cones[3]`. */
export function addElement(collector: HitCollector, query: string): void {
  const { variables } = collector.index
  const typed = /^([a-z]\w*?)[\s_[]+(\d{1,3})\]?$/.exec(query.trim().toLowerCase())
  if (!typed) return
  const [, name, element] = typed
  const array = variables.arrays.find(one => one.name === name)
  if (!array || Number(element) >= array.length) return
  collector.variable(array.base + Number(element) * array.width, scores.intended)
}

/** Words between kind and number in queries. */
const idWords: ReadonlySet<string> = new Set(['id', 'no', 'nr', 'number'])

/**
 * A row by the name of its kind and its number: `statistic 181`, `weapon 1F`, `weapon id 31`, `save place 12`. Ids shown in hex are read as hex first; editors show the same ids in decimal. @param words words of the
 * query, normalised by `plain`
 */
export function addNumbered(collector: HitCollector, words: readonly string[]): void {
  const { byDecimal, byHex, byName, kindNames, kindOf } = collector.index
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
    // A name of its own comes before a name after that of a kind.
    byName.has(nameOf(words)) ? [] : byName.get(nameOf([last])),
  ]
  found.forEach((entries = [], rank) => {
    for (const one of entries) {
      const name = kindNames.get(kindOf(one))
      if (name !== undefined && beginnings.every(word => name.includes(word)))
        collector.entry(one, scores.intended + rank / 10)
    }
  })
}
