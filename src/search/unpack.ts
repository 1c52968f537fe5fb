import type { PackedCodes, PackedTexts } from '../shared/search-types.ts'

const zero = 48

/** The texts of a column; see scripts/publish/search/pack.ts. */
export function unpackTexts([starts, ends, rests]: PackedTexts): string[] {
  let former = ''
  return rests.split('|').map((rest, place) => {
    const start = starts.charCodeAt(place) - zero
    const end = ends.charCodeAt(place) - zero
    const text = former.slice(0, start) + rest + (end > 0 ? former.slice(-end) : '')
    if (text !== '') former = text
    return text
  })
}

/** Numbers with spaces between them. */
export const unpackList = (numbers: string): number[] => numbers.split(' ').map(Number)

/** Numbers from the steps between them. */
export function unpackNumbers(steps: string): number[] {
  let number = 0
  return unpackList(steps).map(step => (number += step))
}

/** Codes as the pages write them. */
export function unpackCodes([steps, radix, width]: PackedCodes): string[] {
  return unpackNumbers(steps).map(number => number.toString(radix).toUpperCase().padStart(width, '0'))
}
