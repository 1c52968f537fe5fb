/** Formats a number as in hex columns and addresses: upper case, at least `digits` digits, no 0x. */
export function toHex(value: number, digits = 4): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}

/** Formats an offset in a file, which has five digits. */
export function fileHex(offset: number): string {
  return toHex(offset, 5)
}

/** Parses hex digits; NaN if invalid. */
export function parseHex(digits: string): number {
  return /^[\da-f]+$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}

/** Hex digits in pairs: `59F2` is `59`, `F2`. */
export function hexPairs(digits: string): readonly string[] {
  return Array.from(digits.matchAll(/../g), String)
}

/** Bytes as a hex editor shows them and takes them back, e.g. `59 F2 9D 44`: the one notation of copied bytes. */
export function hexBytes(bytes: Iterable<number>): string {
  return Array.from(bytes, byte => toHex(byte, 2)).join(' ')
}

/** A file offset as shown in messages, e.g. `byte 202748 (0x317FC)`. */
export function byteText(offset: number): string {
  return `byte ${offset} (0x${toHex(offset, 1)})`
}
