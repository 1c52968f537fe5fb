import { shortestFloat } from '../../../src/shared/float.ts'
import { type Problem, problemAt, type TableRows } from '../../csv/declare.ts'

interface Coordinates {
  readonly xHex: string | null
  readonly yHex: string | null
  readonly zHex: string | null
  readonly x: number | null
  readonly y: number | null
  readonly z: number | null
}

/** Four bytes as stored (little-endian IEEE 754) as the shortest decimal number that gives them back. */
const decodeFloat = (hex: string): number => shortestFloat(Buffer.from(hex, 'hex').readFloatLE())

/** The bytes of each coordinate decode to the decimal value in the next column. */
export function hexFloatsMatch({ soundRows }: TableRows<Coordinates>): readonly Problem[] {
  return soundRows.flatMap(row => {
    const { xHex, yHex, zHex, x, y, z } = row.values
    const pairs = [
      ['x', xHex, x],
      ['y', yHex, y],
      ['z', zHex, z],
    ] as const
    return pairs
      .map(([property, hex, value]) => ({
        property,
        hex,
        value,
        decoded: hex === null ? null : decodeFloat(hex),
      }))
      .filter(({ decoded, value }) => decoded !== value)
      .map(({ property, hex, decoded }) => {
        const rule = `differs from the bytes ${hex ?? '(none)'} in ${property}_hex`
        const allowed = decoded === null ? 'an empty cell' : `${decoded}`
        return problemAt(row, property, { rule, allowed, fix: `write ${allowed}, or correct the bytes` })
      })
  })
}
