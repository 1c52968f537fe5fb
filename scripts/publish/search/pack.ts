import type { PackedCodes, PackedTexts } from '../../../src/shared/search-types.ts'
import { pairs } from '../../csv/pairs.ts'

const separator = '|'
/** The letter for 0; the highest one that is used stands before the bar. */
const zero = 48
const longest = 60
/** Shorter than this, it costs more letters than it saves. */
const shortest = 2

function shared(
  text: string,
  other: string,
  limit: number,
  at: (text: string, place: number) => string | undefined,
) {
  let count = 0
  while (count < limit && at(text, count) === at(other, count)) count++
  return count < shortest ? 0 : count
}

/**
 * Packs the texts of a column so that little is left for gzip to find: of each text what the one before it does not
 * begin or end with.
 * @throws when a text holds a bar
 */
export function packTexts(texts: readonly string[]): PackedTexts {
  let starts = ''
  let ends = ''
  let former = ''
  const rests = texts.map(text => {
    if (text.includes(separator)) throw new Error(`a text to be searched holds ${separator}: ${text}`)
    const room = Math.min(longest, text.length, former.length)
    const start = shared(text, former, room, (one, place) => one[place])
    const end = shared(text, former, room - start, (one, place) => one[one.length - 1 - place])
    starts += String.fromCharCode(zero + start)
    ends += String.fromCharCode(zero + end)
    if (text !== '') former = text
    return text.slice(start, text.length - end)
  })
  return [starts, ends, rests.join(separator)]
}

/** Numbers as the steps from one to the next: `400 1 1 1`. */
export function packNumbers(numbers: readonly number[]): string {
  return pairs([0, ...numbers])
    .map(([number, next]) => next - number)
    .join(' ')
}

function writeCode(number: number, radix: number, width: number): string {
  return number.toString(radix).toUpperCase().padStart(width, '0')
}

/** Codes as numbers; null where that does not give back the same letters. */
export function packCodes(codes: readonly string[]): PackedCodes | null {
  for (const radix of [10, 16] as const)
    for (const width of [0, ...codes.slice(0, 1).map(({ length }) => length)]) {
      const numbers = codes.map(code => Number.parseInt(code, radix))
      const isSame = numbers.every((number, place) => writeCode(number, radix, width) === codes[place])
      if (isSame) return [packNumbers(numbers), radix, width]
    }
  return null
}
