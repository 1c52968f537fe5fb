/** Sum of the bytes before `end`, modulo 2^32. */
export function checksum(bytes: Uint8Array, end: number): number {
  let sum = 0
  for (let index = 0; index < end; index++) sum += bytes[index] ?? 0
  return sum >>> 0
}
