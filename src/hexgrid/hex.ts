/** Upper-case hex digits, at least `digits` of them, as the addresses and tables of the site write offsets. */
export function hex(value: number, digits = 4): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}
