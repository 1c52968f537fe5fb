import { dollarNumber } from '#shared/script-variable.ts'
import { readCoordinates, readNumber, type WrittenNumber } from './coordinates/readCoordinates.ts'

/** Interpretations of a query in addition to its words. */
export interface QueryReading {
  /** A number as written; both decimal and hex if its digits allow both. */
  readonly decimal: number | null
  readonly hex: number | null
  /** Whether the notation is unambiguously hex: `0x10`, `10h`, `00E4`, `FF`, but neither `16` nor `bad`. */
  readonly isSurelyHex: boolean
  /** Those of an offset: `00E4`. */
  readonly hasLeadingZeros: boolean
  /** Indexes of the script variables meant, the likeliest first: `$409` and `variable 409` count as script tools do, `variable index 407` as the rows. */
  readonly variables: readonly number[]
  /** `16:0114`, `16.0114`, `block 16 0114` or `block 0x10 0114`. */
  readonly blockOffset: { readonly block: string; readonly offset: number } | null
  /** Number of a block: `block 7`. */
  readonly block: number | null
  /** Four bytes in file order. */
  readonly bytes: readonly number[] | null
  /** What bytes spell: `BLOCK` for `42 4C 4F 43 4B`. Four of them are rather a number. */
  readonly text: string | null
  /** Whether it is a number and no word. */
  readonly isNumber: boolean
  /** A decimal or negative number, so neither an id nor an offset. */
  readonly float: WrittenNumber | null
  /** Two or three coordinates. */
  readonly coordinates: readonly WrittenNumber[] | null
}

const inBlock =
  /^(?:block|b)?\s*(0x[\da-f]{1,2}|\d{1,2})\s*(?:[:.]|\+|@|offset|at|\s)\s*(?:offset|at)?\s*(?:0x)?([\da-f]{1,5})h?$/i
const namedBlock = /^(?:block|b)\s*\d/i
/** With fewer digits it is more likely a decimal number. */
const dotted = /^(?:\d\d|0x[\da-f]{1,2})\.[\da-f]{4}$/i

function readBlockOffset(query: string): QueryReading['blockOffset'] {
  const [, block, digits] = inBlock.exec(query) ?? []
  if (block === undefined || digits === undefined) return null
  if (query.includes('.') && !dotted.test(query) && !namedBlock.test(query)) return null
  // "16 5" is ambiguous; a colon, a word or a full offset makes it an offset in a block.
  const isMeant =
    namedBlock.test(query) || /[:@+]/.test(query) || /(?:offset|at)\b/i.test(query) || digits.length >= 4
  return isMeant
    ? { block: String(Number(block)).padStart(2, '0'), offset: Number.parseInt(digits, 16) }
    : null
}

function readBytes(query: string): QueryReading['bytes'] {
  const digits = query.replace(/^0x/i, '').replace(/[\s,]+/g, '')
  const isPairs = /^[\da-f]{2}([\s,]+[\da-f]{2}){3}$/i.test(query)
  if (!isPairs && !/^(0x)?[\da-f]{8}$/i.test(query)) return null
  return [0, 2, 4, 6].map(start => Number.parseInt(digits.slice(start, start + 2), 16))
}

function readText(query: string): QueryReading['text'] {
  if (!/^[\da-f]{2}(\s+[\da-f]{2}){4,}$/i.test(query)) return null
  const codes = query.split(/\s+/).map(pair => Number.parseInt(pair, 16))
  return codes.every(code => code >= 0x20 && code < 0x7f) ? String.fromCharCode(...codes) : null
}

function readBlock(query: string): QueryReading['block'] {
  const digits = /^block\s*(\d{1,3})$/i.exec(query)?.[1]
  return digits === undefined ? null : Number(digits)
}

const variable = /^(?:(?:script |global )?var(?:iable)?s?|globals?)[\s_#]*(index\s*)?(\d{1,5})$/i
const dollar = /^(?:(?:script |global )?var(?:iable)?s?|globals?)?\s*\$\s*(\d{1,5})$/i

function readVariables(query: string): QueryReading['variables'] {
  const inTools = dollar.exec(query)?.[1]
  if (inTools !== undefined) return [Number(inTools) - dollarNumber(0)]
  const [, index, digits] = variable.exec(query) ?? []
  if (digits === undefined) return []
  const number = Number(digits)
  return index === undefined ? [number - dollarNumber(0), number] : [number]
}

const question =
  /^(?:(?:(?:what|which|where)(?: \w+)? (?:is|are)|where (?:do|can) i find|(?:address|bytes?|id|offset|value) of)(?: the| my)? )+(?=\S)/i

/** What a question is about: `money` for `what is the offset of money`, `1.01` for `v1.01`. */
export function subjectOf(query: string): string {
  return query
    .trimStart()
    .replace(question, '')
    .replace(/^v(?=\d)/i, '')
}

/** Reads the numbers, offsets and bytes that a query can mean. */
export function readQuery(text: string): QueryReading {
  const query = text.trim()
  const digits = /^[-−]?#?(\d{1,10})$/.exec(query)?.[1]
  const prefixed = /^0x([\da-f]{1,8})$/i.exec(query)?.[1]
  const suffixed = /^([\da-f]{1,8})h$/i.exec(query)?.[1]
  const bare = /^[\da-f]{1,8}$/i.exec(query)?.[0]
  const hexDigits = prefixed ?? suffixed ?? bare
  const hasLeadingZeros = bare !== undefined && /^0[\da-f]{2}/i.test(bare)
  const isPadded = digits !== undefined && /^0\d/.test(digits)
  const isMixed =
    bare !== undefined && digits === undefined && (/\d/.test(bare) || /^([A-F]{2})+$/.test(bare))
  const isSurelyHex = (prefixed ?? suffixed) !== undefined || isPadded || isMixed
  const bytes = readBytes(query)
  const float = /[.−-]/.test(query) ? readNumber(query) : null
  const coordinates = readCoordinates(query)
  return {
    isNumber:
      digits !== undefined || [bytes, float, coordinates].some(Boolean) || (isSurelyHex && /\d/.test(query)),
    decimal: digits === undefined ? null : Number(digits) * (/^[-−]/.test(query) ? -1 : 1),
    hex: hexDigits === undefined ? null : Number.parseInt(hexDigits, 16),
    isSurelyHex,
    hasLeadingZeros,
    variables: readVariables(query),
    blockOffset: readBlockOffset(query),
    block: readBlock(query),
    text: readText(query),
    bytes,
    float,
    coordinates,
  }
}
