import { toHex } from '../algebra/hex.ts'
import type { Fault } from './problem.ts'

/** Longest sensible cell; longer ones come from a lost quote or a paste by mistake. */
const longestCell = 1000

const controls = String.raw`\u0000-\u0009\u000b-\u001f\u007f-\u009f`
const invisible = String.raw`\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff`
const forbidden = new RegExp(`[${controls}${invisible}]`, 'u')

/** What no cell of any column may hold: control and invisible characters, broken encoding, endless text. */
export function cellFault(cell: string): Fault | null {
  if (cell.length > longestCell) {
    return {
      rule: `has ${cell.length} characters`,
      allowed: `at most ${longestCell} characters`,
      fix: 'look for a missing quote, or shorten the text',
    }
  }
  const bad = forbidden.exec(cell)?.[0]
  if (bad !== undefined) {
    const code = toHex(bad.charCodeAt(0))
    return {
      rule: `holds the control or invisible character U+${code}`,
      allowed: 'visible characters and spaces',
      fix: 'delete the character, or type the cell again',
    }
  }
  if (cell.includes('\ufffd')) {
    return { rule: 'holds bytes that are not UTF-8', allowed: 'UTF-8', fix: 'save the file as "CSV UTF-8"' }
  }
  return null
}
