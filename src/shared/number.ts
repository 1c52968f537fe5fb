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

// Hand-written: the first use of Intl in Chromium loads its data, for 24 ms (13 to 64), 80 ms at a quarter of the speed.
const mostDecimals = 6

/** Separates the thousands of a number without sign, and puts a true minus sign before it. */
function withSeparators(value: number, digits: string): string {
  const grouped = digits.replace(/^\d+/, whole => whole.replace(/\B(?=(\d{3})+$)/g, ','))
  return value < 0 ? `−${grouped}` : grouped
}

/** A number for display: thousands separated, at most six decimals, a true minus sign. */
export const formatNumber = (value: number): string =>
  withSeparators(value, String(Number(Math.abs(value).toFixed(mostDecimals))))

/** The same for a value of a save, with all its decimals: 1e-7 is not 0. */
export const formatStored = (value: number): string => withSeparators(value, String(Math.abs(value)))

/** A text with the thousands of its decimal integers separated, e.g. `1 to 2,000`, but not of an offset such as `01:5098`. */
export const formatNumbersIn = (text: string) =>
  text.replaceAll(/(?<!:)\b[1-9]\d{3,}\b/g, digits => formatNumber(Number(digits)))

/** Significant digits that distinguish all 32-bit floats. */
const mostDigits = 9

/**
 * The shortest decimal number that gives back the exact 32-bit float: 1263.5734 for `59 F2 9D 44`, where
 * 1263.573 would give `56 F2 9D 44`.
 */
export function shortestFloat(value: number): number {
  const stored = Math.fround(value)
  for (let digits = 6; digits < mostDigits; digits++) {
    const short = Number(stored.toPrecision(digits))
    if (Math.fround(short) === stored) return short
  }
  return Number(stored.toPrecision(mostDigits))
}
