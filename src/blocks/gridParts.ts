import type { Step } from '#shared/format-path/step.ts'

/** Consecutive fields drawn byte by byte, or one long array drawn as a bar. */
type GridPart =
  | { readonly kind: 'bytes'; readonly offset: number; readonly fields: readonly Step[] }
  | { readonly kind: 'bar'; readonly step: Step }

const longestValueBytes = 128
const longestArrayBytes = 64

/** Whether a field is too long, too variable or too repetitive to be drawn byte by byte. */
function isBar({ field, size, count }: Step): boolean {
  return field.size === null || size > (count !== null ? longestArrayBytes : longestValueBytes)
}

/** Parts of the grid of a struct, in file order. */
export function gridParts(fields: readonly Step[]): readonly GridPart[] {
  const parts: GridPart[] = []
  for (const step of fields) {
    const last = parts.at(-1)
    if (isBar(step)) parts.push({ kind: 'bar', step })
    else if (last?.kind === 'bytes') parts[parts.length - 1] = { ...last, fields: [...last.fields, step] }
    else parts.push({ kind: 'bytes', offset: step.offset, fields: [step] })
  }
  return parts
}

/** A segment of a field that no grid row breaks. */
export interface Segment {
  readonly offset: number
  readonly sizeBytes: number
}

/** Grid rows have 8 or 16 bytes, so a segment within multiples of 8 fits both. */
export const narrowestRow = 8

/** The next multiple of `step` after `offset`, counted from `origin`. */
export function nextCut(offset: number, origin: number, step: number): number {
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
