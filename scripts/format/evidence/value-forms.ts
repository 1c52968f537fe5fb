import type { VariableRule } from '../../tables/variable-rules.ts'

/** Whole numbers and texts read as floats are smaller, but for 0. */
const smallestFloat = 1e-8
const stale = 0xffffffff
/** Counters in the lower 8 bits of a handle have 7 bits. */
const reuseBit = 0x80

/** Letters, digits and underscores, then zeros only: four bytes, first letter in the lowest. */
function isText(word: number): boolean {
  const bytes = [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24]
  const length = bytes.findLastIndex(byte => byte !== 0) + 1
  return bytes.slice(0, length).every(byte => /\w/.test(String.fromCharCode(byte)))
}

/** A variable read in three ways, and the clock of its save. */
interface Reading {
  readonly word: number
  readonly integer: number
  readonly float: number
  readonly clockMs: number
}

/** The test of a form of values within a range. */
export function formTest({ form, least, most }: VariableRule): (reading: Reading) => boolean {
  const isWithin = (value: number) => value >= (least ?? -Infinity) && value <= (most ?? Infinity)
  switch (form) {
    case 'clock':
      return ({ integer, clockMs }) => integer >= 0 && integer <= clockMs
    case 'flag':
    case 'integer':
      return ({ integer }) => isWithin(integer)
    case 'float':
      return ({ float }) => float === 0 || (isWithin(float) && Math.abs(float) >= smallestFloat)
    case 'slot 16':
      return ({ word }) => word === 0 || word === stale || (word > 0xffff && isWithin(word & 0xffff))
    case 'slot 8':
      return ({ word }) =>
        word === 0 || word === stale || (word < 0x1000000 && isWithin(word >>> 8) && (word & reuseBit) === 0)
    case 'text':
      return ({ word }) => isText(word)
    default:
      return () => true
  }
}
