/** Formats a number as in hex columns and addresses: upper case, at least `digits` digits, no 0x. */
export function toHex(value: number, digits = 4): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}

/** Parses hex digits; NaN if invalid. */
export function parseHex(digits: string): number {
  return /^[\da-f]+$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}

/** A file offset as shown in messages, e.g. `byte 202748 (0x317FC)`. */
export function bytePlace(offset: number): string {
  return `byte ${offset} (0x${toHex(offset, 1)})`
}
