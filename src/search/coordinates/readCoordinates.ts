/** A number as it was written, and as far as it may be from the one that was meant. */
export interface WrittenNumber {
  readonly value: number
  readonly tolerance: number
}

const number = /^[-−]?\d+(?:\.(\d+))?$/

/** Reads a number with or without decimals; null for anything else. */
export function readNumber(text: string): WrittenNumber | null {
  const found = number.exec(text)
  if (!found) return null
  const [written, decimals = ''] = found
  // Half a unit of its last digit, and a hair for what was rounded up. Whole numbers are those of the tables, which
  // show what decimals there are.
  return { value: Number(written.replace('−', '-')), tolerance: 0.5001 / 10 ** (decimals.length || 3) }
}

/** Names of coordinates, brackets and the signs between numbers. */
const names = /\b[xyz]\s*[:=]\s*|[()[\]{}]/gi
const between = /\s*[,;]\s*|\s+/

/**
 * Two or three coordinates: `1554.95, -1674.99`. Whole numbers beside each other may be anything, `16 5` or `16 0114`: a
 * sign between them, decimals, a minus or three of them make them a place.
 */
export function readCoordinates(text: string): readonly WrittenNumber[] | null {
  const bare = text.replace(names, ' ').trim()
  const texts = bare.split(between)
  const numbers = texts.map(readNumber).filter(one => one !== null)
  if (numbers.length < texts.length || numbers.length < 2 || numbers.length > 3) return null
  const isMeant = numbers.length === 3 || bare !== text.trim() || /[.,;−-]/.test(bare)
  return isMeant && !texts.some(one => /^0\d/.test(one)) ? numbers : null
}
