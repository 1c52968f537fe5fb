import { column, type Kind } from '../../csv/declare.ts'

const storedAxis = <Cell extends string | null>(axis: string, kind: Kind<Cell>) =>
  column(`${axis} (hex)`, kind, `${axis} as stored, a little-endian float`)

/** Columns with the bytes of a point as saves store it, which follow from its x, y and z. */
export const storedPointColumns = <Cell extends string | null>(kind: Kind<Cell>) => ({
  x_hex: storedAxis('X', kind),
  y_hex: storedAxis('Y', kind),
  z_hex: storedAxis('Z', kind),
})

/** The four bytes of a little-endian float, as hex digits. */
export function floatHex(value: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes.toString('hex').toUpperCase()
}
