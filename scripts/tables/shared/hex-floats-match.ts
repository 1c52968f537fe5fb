import { shortestFloat } from '../../../src/shared/float.ts'
import { eachRow } from '../../csv/declare.ts'

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
export const hexFloatsMatch = eachRow(({ xHex, yHex, zHex, x, y, z }: Coordinates) => {
  const cells = [
    { property: 'x', hex: xHex, value: x },
    { property: 'y', hex: yHex, value: y },
    { property: 'z', hex: zHex, value: z },
  ]
  return cells.flatMap(({ property, hex, value }) => {
    const decoded = hex === null ? null : decodeFloat(hex)
    if (decoded === value) return []
    const allowed = decoded === null ? 'an empty cell' : `${decoded}`
    return [
      {
        property,
        rule: `differs from the bytes ${hex ?? '(none)'} in ${property}_hex`,
        allowed,
        fix: `write ${allowed}, or correct the bytes`,
      },
    ]
  })
})
