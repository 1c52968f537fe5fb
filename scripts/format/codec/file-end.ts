/** 256 bytes of 255 are the most whose sum fits into 16 bits. */
const mostWords = 256

/** Sum of the bytes before `end`, modulo 2^32. */
export function checksum(bytes: Uint8Array, end: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, end)
  const wordsEnd = end - (end % 4)
  let sum = 0
  let index = 0
  // Adds four bytes at a time as two pairs of 16-bit sums, which fit this many words.
  while (index < wordsEnd) {
    let even = 0
    let odd = 0
    for (const stop = Math.min(wordsEnd, index + 4 * mostWords); index < stop; index += 4) {
      const word = view.getUint32(index)
      even += word & 0xff00ff
      odd += (word >>> 8) & 0xff00ff
    }
    sum += (even & 0xffff) + (even >>> 16) + (odd & 0xffff) + (odd >>> 16)
  }
  for (; index < end; index++) sum += view.getUint8(index)
  return sum >>> 0
}

/** Writes the sum of the bytes before an offset there. */
export function storeChecksum(bytes: Uint8Array, offset: number): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(offset, checksum(bytes, offset), true)
}

/** Number of padding bytes that differ from the byte one work buffer earlier; bytes before the file count as 0. */
export function differingPadding(bytes: Uint8Array, start: number, end: number, distance: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let differing = 0
  let index = start
  const countOne = () => {
    if (bytes[index] !== (index < distance ? 0 : bytes[index - distance])) differing++
    index++
  }
  while (index < Math.min(distance, end)) countOne()
  // Four bytes at once, and single bytes only where they differ, which is rare.
  while (index + 4 <= end) {
    if (view.getUint32(index) === view.getUint32(index - distance)) index += 4
    else for (const stop = index + 4; index < stop; ) countOne()
  }
  while (index < end) countOne()
  return differing
}

/** Fills the padding as the game does: with what an earlier pass left in the work buffer. */
export function fillPadding(bytes: Uint8Array, start: number, end: number, distance: number): void {
  for (let index = Math.max(start, distance); index < end; index += distance)
    bytes.copyWithin(index, index - distance, Math.min(index, end - distance))
}
