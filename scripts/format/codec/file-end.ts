/** Sum of the bytes before `end`, modulo 2^32. */
export function checksum(bytes: Uint8Array, end: number): number {
  let sum = 0
  for (let index = 0; index < end; index++) sum += bytes[index] ?? 0
  return sum >>> 0
}

/** Writes the sum of the bytes before an offset there. */
export function storeChecksum(bytes: Uint8Array, offset: number): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(offset, checksum(bytes, offset), true)
}

/** Number of padding bytes that differ from the byte one work buffer earlier; bytes before the file count as 0. */
export function differingPadding(bytes: Uint8Array, start: number, end: number, distance: number): number {
  let differing = 0
  for (let index = start; index < end; index++)
    if (bytes[index] !== (index < distance ? 0 : bytes[index - distance])) differing++
  return differing
}

/** Fills the padding as the game does: with what an earlier pass left in the work buffer. */
export function fillPadding(bytes: Uint8Array, start: number, end: number, distance: number): void {
  for (let index = Math.max(start, distance); index < end; index += distance)
    bytes.copyWithin(index, index - distance, Math.min(index, end - distance))
}
