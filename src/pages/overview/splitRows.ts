/** Part of a file with its extent, in bytes. */
interface Part {
  readonly start: number
  readonly size: number
}

/** The piece of a part in one row. */
export interface Piece<P extends Part> {
  readonly part: P
  /** Offset in the file of its first byte. */
  readonly start: number
  readonly size: number
  /** False for continuations of a part from an earlier row. */
  readonly isFirst: boolean
}

interface MapRow<P extends Part> {
  /** Offset in the file of its first byte. */
  readonly start: number
  readonly pieces: readonly Piece<P>[]
}

/** Breaks consecutive parts into rows of `rowSize` bytes; the last row may be shorter. */
export function splitRows<P extends Part>(parts: readonly P[], rowSize: number): readonly MapRow<P>[] {
  const end = parts.reduce((last, { start, size }) => Math.max(last, start + size), 0)
  return Array.from({ length: Math.ceil(end / rowSize) }, (_, row) => {
    const start = row * rowSize
    const pieces = parts
      .map(part => {
        const from = Math.max(part.start, start)
        const to = Math.min(part.start + part.size, start + rowSize)
        return { part, start: from, size: to - from, isFirst: from === part.start }
      })
      .filter(piece => piece.size > 0)
    return { start, pieces }
  })
}
