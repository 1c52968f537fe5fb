/** A number as hex columns have it: upper case, at least `digits` digits, no 0x. */
export function toHex(value: number, digits = 4): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}
