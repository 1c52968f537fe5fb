/** One use of a struct in its block. */
export interface StructUse {
  /** From the block, without it, e.g. `players[0].weapons[all]`; empty for the block itself. */
  readonly path: string
  /** Offset in the block of its first element in a typical save. */
  readonly offset: number
  /** Bytes from one element to the next, the outermost array first; empty where every save has just one element. */
  readonly strides: readonly number[]
  /** Elements in a typical save. */
  readonly count: number
  /** Whether counts in the file shift it. */
  readonly isMovable: boolean
}

/** The offset of a struct that occurs once, at the same offset of its block in every save; null for any other. */
export function soleStart([use, ...others]: readonly StructUse[]): number | null {
  const isSole = use !== undefined && others.length === 0 && use.strides.length === 0 && !use.isMovable
  return isSole ? use.offset : null
}
