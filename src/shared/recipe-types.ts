/** A value with the bytes it is in the file. */
export interface WrittenValue {
  readonly value: number
  /** E.g. `0F 27 00 00`. */
  readonly bytes: string
}

/** A field that a recipe looks at or writes, at its place in a typical save. */
export interface RecipeStep {
  /** E.g. `block02.players[0].health`; `checksum` for the end of the file. */
  readonly field: string
  /** Two digits; null for the checksum. */
  readonly block: string | null
  /** Offset in the block; null for the checksum. */
  readonly offsetHex: string | null
  /** What moves it to another byte of the file: counts of earlier blocks, also counts of its own block, or nothing. */
  readonly movedBy: 'nothing' | 'earlier blocks' | 'its own block'
  /** Type of the format, e.g. `u32`. */
  readonly type: string
  /** Bytes of one value. */
  readonly size: number
  /** Values that follow each other and are written alike. */
  readonly count: number
  readonly what: string
  /** What must stand there for the recipe to fit; null for anything. */
  readonly needs: string | null
  /** An example of what stands there before; null when there are too many. */
  readonly before: WrittenValue | null
  /** What is written; null when it is only looked at, and for the checksum. */
  readonly after: WrittenValue | null
}

/** How a wish of somebody who changes a save comes true. */
export interface Recipe {
  /** Name in addresses. */
  readonly key: string
  readonly wish: string
  /** Number of real saves it applies to, and was tried on. */
  readonly saves: number
  readonly how: string
  readonly mind: string | null
  readonly steps: readonly RecipeStep[]
}

/** Where a block starts among those at a fixed distance from it. */
export interface BlockChain {
  /** First block of the chain; 00 for those that start at the same offset in every save. */
  readonly first: string
  /** Bytes from the start of that block, or of the file for the chain of block 00. */
  readonly offset: number
}

/** A recipe as other pages name it. */
export interface RecipeName {
  readonly key: string
  readonly wish: string
}
