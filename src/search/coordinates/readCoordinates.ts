/** A number and its tolerance. */
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
  // Half a unit of the last digit, plus a rounding margin. Integers are exact, as tables show all decimals.
  return { value: Number(written.replace('−', '-')), tolerance: 0.5001 / 10 ** (decimals.length || 3) }
}

/** Names of coordinates, brackets and the signs between numbers. */
const names = /\b[xyz]\s*[:=]?\s*(?=[-−.\d])|[()[\]{}]/gi
const between = /\s*[,;]\s*|\s+/

/**
 * Two or three coordinates: `1554.95, -1674.99`. Adjacent integers are ambiguous (`16 5`, `16 0114`): a separator, decimals, a minus sign or three numbers
 * make them coordinates.
 */
export function readCoordinates(text: string): readonly WrittenNumber[] | null {
  const bare = text.replace(names, ' ').trim()
  const texts = bare.split(between)
  const numbers = texts.map(readNumber).filter(one => one !== null)
  if (numbers.length < texts.length || numbers.length < 2 || numbers.length > 3) return null
  const isMeant = numbers.length === 3 || bare !== text.trim() || /[.,;−-]/.test(bare)
  return isMeant && !texts.some(one => /^0\d/.test(one)) ? numbers : null
}
