/** A number as hex columns and addresses have it: upper case, at least `digits` digits, no 0x. */
export function toHex(value: number, digits = 4): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}

/** The number that hex digits stand for; NaN when they are none. */
export function parseHex(digits: string): number {
  return /^[\da-f]+$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}

/** A place in a save file as messages name it, e.g. `byte 202748 (0x317FC)`. */
export function bytePlace(offset: number): string {
  return `byte ${offset} (0x${toHex(offset, 1)})`
}
