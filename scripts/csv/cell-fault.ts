import { toHex } from '#shared/number.ts'
import type { Fault } from './problem.ts'

/**
 * Bytes 80 to 9F in Windows-1252; all other bytes are those of Latin-1. Written out, as `TextDecoder('windows-1252')` of
 * Node 20 decodes Latin-1, where these bytes are control characters.
 */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes bytes in Windows-1252, as browsers do: the five undefined bytes become control characters. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes).toString('latin1')
  return latin1.replace(/[\u0080-\u009f]/g, letter => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter)
}

/** Maximum plausible cell length; longer cells come from a lost quote or an accidental paste. */
const longestCell = 1000

const controls = String.raw`\u0000-\u0009\u000b-\u001f\u007f-\u009f`
const invisible = String.raw`\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff`
const forbidden = new RegExp(`[${controls}${invisible}]`, 'u')

/** Letters of other scripts resemble Latin ones, and many other characters are invisible. */
const foreign = /[^\n -~\u00a1-\u00ff\u2013\u2014\u2026\u20ac\ufffd]/u

/** Typographic replacements made by spreadsheets and phones. */
const curly = /[\u2018\u2019\u201c\u201d]/

const straighten = (cell: string): string =>
  cell.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"')

/** Fast path for most cells: no character that a rule mentions. */
const plain = /^[ !#-~]*$/

/** What spreadsheets show for failed formulas and for columns that are too narrow. */
const errorValue = /^(#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)|#{3,})$/

/** Bytes of UTF-8 read as Latin-1 or Windows-1252, such as Ã© for é or â€“ for –. */
const doubleEncoded = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${windowsLetters}]+`, 'g')

function byteOf(letter: string): number {
  const index = windowsLetters.indexOf(letter)
  return index === -1 ? letter.charCodeAt(0) : 0x80 + index
}

/** The intended text of a cell that was encoded twice; null if it was not. */
function decodedTwice(cell: string): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = cell.replace(doubleEncoded, letters => {
    try {
      const decoded = decoder.decode(Uint8Array.from(letters, byteOf))
      return foreign.test(decoded) ? letters : decoded
    } catch {
      return letters // letters that happen to follow each other
    }
  })
  return decoded === cell ? null : decoded
}

/** Symbols within a word, which CP437 stores for ñ, ó, í, ú and others: pi¤ata. */
const symbolInWord = /[a-z][\u00a1-\u00b1\u00b4-\u00b6\u00b8-\u00bb\u00bf][a-z]/i

/** The rules for cells with anything but plain characters: each gives its fault, or null. */
const rules: readonly ((cell: string) => Fault | null)[] = [
  cell =>
    cell.length > longestCell
      ? {
          rule: `has ${cell.length} characters`,
          allowed: `at most ${longestCell} characters`,
          fix: 'look for a missing quote, or shorten the text',
        }
      : null,
  cell => {
    const decoded = decodedTwice(cell)
    if (decoded === null) return null
    return {
      rule: 'was encoded as UTF-8 twice',
      allowed: 'UTF-8',
      fix: `write ${JSON.stringify(decoded.slice(0, 80))}`,
      repair: decoded,
    }
  },
  cell => {
    const bad = forbidden.exec(cell)?.[0]
    if (bad === undefined) return null
    return {
      rule: `contains the control or invisible character U+${toHex(bad.charCodeAt(0))}`,
      allowed: 'visible characters and spaces',
      fix: 'delete the character, or retype the cell',
    }
  },
  cell => {
    if (!curly.test(cell)) return null
    const repair = straighten(cell)
    return {
      rule: 'has curly quotes',
      allowed: 'straight quotes: \' and "',
      fix: `write ${JSON.stringify(repair.slice(0, 80))}`,
      repair,
    }
  },
  cell =>
    cell.includes('\u00a0')
      ? {
          rule: 'has a non-breaking space (U+00A0)',
          allowed: 'ordinary spaces',
          fix: 'retype the space',
          repair: cell.replaceAll('\u00a0', ' '),
        }
      : null,
  cell => {
    const other = foreign.exec(cell)?.[0]?.codePointAt(0)
    if (other === undefined) return null
    return {
      rule: `contains the character U+${toHex(other)}, which is not a Latin character`,
      allowed: 'Latin letters, digits and common symbols',
      fix: 'retype the cell, or allow the character in scripts/csv/cell-fault.ts',
    }
  },
  cell => {
    const symbol = symbolInWord.exec(cell)?.[0]
    if (symbol === undefined) return null
    return {
      rule: `has a symbol within a word (${symbol}), as text of another encoding has`,
      allowed: 'UTF-8',
      fix: 'retype the letter',
    }
  },
  cell =>
    cell.split('"').length % 2 === 0
      ? { rule: 'has a stray quote', allowed: 'quotes in pairs', fix: 'delete it, or add the second one' }
      : null,
  cell =>
    cell.includes('\ufffd')
      ? {
          rule: 'contains bytes that are not UTF-8',
          allowed: 'UTF-8',
          fix: 'save the file as "CSV UTF-8", or run npm run fix if Windows saved it',
        }
      : null,
]

/** Rules for all cells: no control or invisible characters, other scripts, broken encoding, stray quotes or overlong text. */
export function cellFault(cell: string): Fault | null {
  if (errorValue.test(cell)) {
    return {
      rule: 'is an error value that a spreadsheet shows',
      allowed: 'the content of the cell',
      fix: 'restore the cell; edit the file with npm run sheet',
    }
  }
  if (cell.length <= longestCell && plain.test(cell)) return null
  for (const rule of rules) {
    const fault = rule(cell)
    if (fault !== null) return fault
  }
  return null
}
