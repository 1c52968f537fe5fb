/** A segment of a field that no grid row breaks. */
export interface Segment {
  readonly offset: number
  readonly sizeBytes: number
}

/** Grid rows have 8, 16 or 32 bytes, so a segment within multiples of 8 fits all of them. */
export const narrowestRow = 8

/** The next multiple of `step` after `offset`, counted from `origin`. */
function nextCut(offset: number, origin: number, step: number): number {
  return origin + (Math.floor((offset - origin) / step) + 1) * step
}

/**
 * Splits a run of bytes at every multiple of 8 and at every element. Single bytes stay together, as the grid
 * has a line at each byte anyway.
 * @param offset of the run from the start of its first row
 * @param elementSize bytes of one element
 */
export function splitBytes(offset: number, sizeBytes: number, elementSize: number): readonly Segment[] {
  const segments: Segment[] = []
  const end = offset + sizeBytes
  for (let start = offset; start < end; ) {
    const elementEnd = elementSize > 1 ? nextCut(start, offset, elementSize) : end
    const next = Math.min(nextCut(start, 0, narrowestRow), elementEnd, end)
    segments.push({ offset: start, sizeBytes: next - start })
    start = next
  }
  return segments
}
