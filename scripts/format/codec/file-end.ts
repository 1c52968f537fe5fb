import { Buffer } from 'node:buffer'

/** 256 bytes of 255 are the most whose sum fits into 16 bits. */
const mostWords = 256

/** Sum of the bytes before `end`, modulo 2^32. */
export function checksum(bytes: Uint8Array, end: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, end)
  const wordsEnd = end - (end % 4)
  let sum = 0
  let index = 0
  // Adds four bytes at a time as two pairs of 16-bit sums, which can hold this many words.
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

/** Number of bytes from `start` to `end` that differ from the byte `distance` earlier; bytes before the file count as 0. */
function countDiffering(bytes: Uint8Array, start: number, end: number, distance: number): number {
  let differing = 0
  for (let index = start; index < end; index++) {
    if (bytes[index] !== (index < distance ? 0 : bytes[index - distance])) differing++
  }
  return differing
}

/** Compares chunks of this length, and single bytes only in chunks that differ, which are rare. */
const stretch = 8192

/** Number of padding bytes that differ from the byte one work buffer earlier. */
export function differingPadding(bytes: Uint8Array, start: number, end: number, distance: number): number {
  let differing = 0
  for (let from = start; from < end; from += stretch) {
    const to = Math.min(from + stretch, end)
    const earlier = bytes.subarray(Math.max(0, from - distance), Math.max(0, to - distance))
    if (Buffer.compare(bytes.subarray(from, to), earlier) !== 0)
      differing += countDiffering(bytes, from, to, distance)
  }
  return differing
}

/** Fills the padding as the game does: with what an earlier pass left in the work buffer. */
export function fillPadding(bytes: Uint8Array, start: number, end: number, distance: number): void {
  for (let index = Math.max(start, distance); index < end; index += distance)
    bytes.copyWithin(index, index - distance, Math.min(index, end - distance))
}
