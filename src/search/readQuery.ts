/** What a query can stand for beside its words. */
export interface Reading {
  /** A number as it was written; both where its digits can be decimal or hex. */
  readonly decimal: number | null
  readonly hex: number | null
  /** Whether the notation leaves no doubt that it is hex: `0x10`, `10h`, `00E4`, `FF`, but neither `16` nor `bad`. */
  readonly isSurelyHex: boolean
  /** Whether it has the leading zeros of an offset: `00E4`. */
  readonly isLong: boolean
  /** Number of a script variable in tools: `$542`. */
  readonly dollar: number | null
  /** `16:0114` or `block 16 0114`. */
  readonly place: { readonly block: string; readonly offset: number } | null
  /** Four bytes as they stand in a file. */
  readonly bytes: readonly number[] | null
  /** A number with decimals: its value and half a unit of its last digit. */
  readonly float: { readonly value: number; readonly tolerance: number } | null
}

const inBlock =
  /^(?:block|b)?\s*(\d{1,2})\s*(?::|\+|@|offset|at|\s)\s*(?:offset|at)?\s*(?:0x)?([\da-f]{1,5})h?$/i
const namedBlock = /^(?:block|b)\s*\d/i

function readPlace(query: string): Reading['place'] {
  const [, block, digits] = inBlock.exec(query) ?? []
  if (block === undefined || digits === undefined) return null
  // "16 5" may be anything; a colon, a word or a full offset makes it a place.
  const isMeant =
    namedBlock.test(query) || /[:@+]/.test(query) || /[a-z]t\b/i.test(query) || digits.length >= 4
  return isMeant ? { block: block.padStart(2, '0'), offset: Number.parseInt(digits, 16) } : null
}

function readBytes(query: string): Reading['bytes'] {
  const digits = query.replace(/^0x/i, '').replace(/[\s,]+/g, '')
  const isPairs = /^[\da-f]{2}([\s,]+[\da-f]{2}){3}$/i.test(query)
  if (!isPairs && !/^(0x)?[\da-f]{8}$/i.test(query)) return null
  return [0, 2, 4, 6].map(place => Number.parseInt(digits.slice(place, place + 2), 16))
}

function readFloat(query: string): Reading['float'] {
  const decimals = /^[-−]?\d+\.(\d+)$/.exec(query)?.[1]
  if (decimals === undefined) return null
  return { value: Number(query.replace('−', '-')), tolerance: 0.5 / 10 ** decimals.length }
}

/** Reads the numbers, places and bytes that a query can mean. */
export function readQuery(text: string): Reading {
  const query = text.trim()
  const digits = /^[-−]?#?(\d{1,10})$/.exec(query)?.[1]
  const prefixed = /^0x([\da-f]{1,8})$/i.exec(query)?.[1]
  const suffixed = /^([\da-f]{1,8})h$/i.exec(query)?.[1]
  const bare = /^[\da-f]{1,8}$/i.exec(query)?.[0]
  const dollar = /^\$(\d{1,5})$/.exec(query)?.[1]
  const hexDigits = prefixed ?? suffixed ?? bare
  const isLong = bare !== undefined && /^0[\da-f]{2}/i.test(bare)
  const isPadded = digits !== undefined && /^0\d/.test(digits)
  const isMixed =
    bare !== undefined && digits === undefined && (/\d/.test(bare) || /^([A-F]{2})+$/.test(bare))
  return {
    decimal: digits === undefined ? null : Number(digits) * (/^[-−]/.test(query) ? -1 : 1),
    hex: hexDigits === undefined ? null : Number.parseInt(hexDigits, 16),
    isSurelyHex: (prefixed ?? suffixed) !== undefined || isPadded || isMixed,
    isLong,
    dollar: dollar === undefined ? null : Number(dollar),
    place: readPlace(query),
    bytes: readBytes(query),
    float: readFloat(query),
  }
}
