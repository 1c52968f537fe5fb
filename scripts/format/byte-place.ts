import { toHex } from '../csv/to-hex.ts'

/** A place in a save file as messages name it, e.g. `byte 202748 (0x317FC)`. */
export function bytePlace(offset: number): string {
  return `byte ${offset} (0x${toHex(offset, 1)})`
}
