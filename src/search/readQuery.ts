import { hexPairs, parseHex } from '#shared/number.ts'
import { dollarBase } from '#shared/script-variable.ts'

/** A number and its tolerance. */
export interface WrittenNumber {
  readonly value: number
  readonly tolerance: number
}

const decimal = /^[-−]?\d+(?:\.(\d+))?$/

/** Reads a number with or without decimals; null for anything else. */
function readNumber(text: string): WrittenNumber | null {
  const found = decimal.exec(text)
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
function readCoordinates(text: string): readonly WrittenNumber[] | null {
  const bare = text.replace(names, ' ').trim()
  const texts = bare.split(between)
  const numbers = texts.map(readNumber).filter(one => one !== null)
  if (numbers.length < texts.length || numbers.length < 2 || numbers.length > 3) return null
  const isMeant = numbers.length === 3 || bare !== text.trim() || /[.,;−-]/.test(bare)
  return isMeant && !texts.some(one => /^0\d/.test(one)) ? numbers : null
}

const inBlock =
  /^(?:block|b)?\s*(0x[\da-f]{1,2}|\d{1,2})\s*(?:[:.]|\+|@|offset|at|\s)\s*(?:offset|at)?\s*(?:0x)?([\da-f]{1,5})h?$/i
const namedBlock = /^(?:block|b)\s*\d/i
/** With fewer digits it is more likely a decimal number. */
const dotted = /^(?:\d\d|0x[\da-f]{1,2})\.[\da-f]{4}$/i

function readBlockOffset(query: string) {
  const [, block, digits] = inBlock.exec(query) ?? []
  if (block === undefined || digits === undefined) return null
  if (query.includes('.') && !dotted.test(query) && !namedBlock.test(query)) return null
  // "16 5" is ambiguous; a colon, a word or a full offset makes it an offset in a block.
  const isMeant =
    namedBlock.test(query) || /[:@+]/.test(query) || /(?:offset|at)\b/i.test(query) || digits.length >= 4
  return isMeant ? { block: String(Number(block)).padStart(2, '0'), offset: parseHex(digits) } : null
}

const parsePairs = (digits: string) => hexPairs(digits).map(parseHex)

function readBytes(query: string): readonly number[] | null {
  const isPairs = /^[\da-f]{2}([\s,]+[\da-f]{2}){3}$/i.test(query)
  if (!isPairs && !/^(0x)?[\da-f]{8}$/i.test(query)) return null
  return parsePairs(query.replace(/^0x|[\s,]+/gi, ''))
}

function readText(query: string): string | null {
  if (!/^[\da-f]{2}(\s+[\da-f]{2}){4,}$/i.test(query)) return null
  const codes = parsePairs(query.replaceAll(/\s+/g, ''))
  return codes.every(code => code >= 0x20 && code < 0x7f) ? String.fromCharCode(...codes) : null
}

function readBlock(query: string): number | null {
  const digits = /^block\s*(\d{1,3})$/i.exec(query)?.[1]
  return digits === undefined ? null : Number(digits)
}

const variable = /^(?:(?:script |global )?var(?:iable)?s?|globals?)[\s_#]*(index\s*)?(\d{1,5})$/i
const dollar = /^(?:(?:script |global )?var(?:iable)?s?|globals?)?\s*\$\s*(\d{1,5})$/i

function readVariables(query: string): readonly number[] {
  const inTools = dollar.exec(query)?.[1]
  if (inTools !== undefined) return [Number(inTools) - dollarBase]
  const [, index, digits] = variable.exec(query) ?? []
  if (digits === undefined) return []
  const number = Number(digits)
  return index === undefined ? [number - dollarBase, number] : [number]
}

const question =
  /^(?:(?:(?:what|which|where)(?: \w+)? (?:is|are)|where (?:do|can) i find|(?:address|bytes?|id|offset|value) of)(?: the| my)? )+(?=\S)/i

/** Before the number of a model: `model 411`, `id 411`. */
const idWord = /^(?:model|id|model ?id)[\s#:=]+(?=\d+\s*$)/i

/** What a question is about: `money` for `what is the offset of money`, `1.01` for `v1.01`. */
export function subjectOf(query: string): string {
  return query
    .trimStart()
    .replace(question, '')
    .replace(idWord, '')
    .replace(/^v(?=\d)/i, '')
}

/** Interpretations of a query in addition to its words. */
export type QueryReading = Readonly<ReturnType<typeof readQuery>>

/** Reads the numbers, offsets and bytes that a query can mean. */
export function readQuery(text: string) {
  const query = text.trim()
  const digits = /^[-−]?#?(\d{1,10})$/.exec(query)?.[1]
  const prefixed = /^0x([\da-f]{1,8})$/i.exec(query)?.[1]
  const suffixed = /^([\da-f]{1,8})h$/i.exec(query)?.[1]
  const bare = /^[\da-f]{1,8}$/i.exec(query)?.[0]
  const hexDigits = prefixed ?? suffixed ?? bare
  const isPadded = digits !== undefined && /^0\d/.test(digits)
  const isMixed =
    bare !== undefined && digits === undefined && (/\d/.test(bare) || /^([A-F]{2})+$/.test(bare))
  const isSurelyHex = (prefixed ?? suffixed) !== undefined || isPadded || isMixed
  const bytes = readBytes(query)
  const float = /[.−-]/.test(query) ? readNumber(query) : null
  const coordinates = readCoordinates(query)
  return {
    /** Whether it is a number and no word. */
    isNumber:
      digits !== undefined || [bytes, float, coordinates].some(Boolean) || (isSurelyHex && /\d/.test(query)),
    /** A number as written; both decimal and hex if its digits allow both. */
    decimal: digits === undefined ? null : Number(digits) * (/^[-−]/.test(query) ? -1 : 1),
    hex: hexDigits === undefined ? null : parseHex(hexDigits),
    /** Whether the notation is unambiguously hex: `0x10`, `10h`, `00E4`, `FF`, but neither `16` nor `bad`. */
    isSurelyHex,
    /** Those of an offset: `00E4`. */
    hasLeadingZeros: bare !== undefined && /^0[\da-f]{2}/i.test(bare),
    /** Indexes of the script variables meant, the likeliest first: `$409` and `variable 409` count as script tools do, `variable index 407` as the rows. */
    variables: readVariables(query),
    /** `16:0114`, `16.0114`, `block 16 0114` or `block 0x10 0114`. */
    blockOffset: readBlockOffset(query),
    /** Number of a block: `block 7`. */
    block: readBlock(query),
    /** What bytes spell: `BLOCK` for `42 4C 4F 43 4B`. Four of them are rather a number. */
    text: readText(query),
    /** Four bytes in file order. */
    bytes,
    /** A decimal or negative number, so neither an id nor an offset. */
    float,
    /** Two or three coordinates. */
    coordinates,
  }
}
