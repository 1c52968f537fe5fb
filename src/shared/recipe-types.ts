/** A value and its bytes in the file. */
export interface WrittenValue {
  readonly value: number
  /** E.g. `0F 27 00 00`. */
  readonly bytes: string
}

/** A field that a recipe checks or writes, at its offset in a typical save. */
export interface RecipeStep {
  /** E.g. `block02.players[0].health`; `checksum` for the end of the file. */
  readonly field: string
  /** Two digits; null for the checksum. */
  readonly block: string | null
  /** Offset in the block; null for the checksum. */
  readonly offsetHex: string | null
  /** What shifts it in the file: counts of earlier blocks, counts of its own block too, or nothing. */
  readonly movedBy: 'nothing' | 'earlier blocks' | 'its own block'
  /** Type of the format, e.g. `u32`. */
  readonly type: string
  /** Bytes of one value. */
  readonly size: number
  /** Number of consecutive values written alike. */
  readonly count: number
  readonly what: string
  /** Required current value; null for any. */
  readonly needs: string | null
  /** Example of the current value; null if there are too many. */
  readonly before: WrittenValue | null
  /** Value to write; null if the field is only checked, and for the checksum. */
  readonly after: WrittenValue | null
}

/** A task-based edit of a save. */
export interface Recipe {
  /** Name in addresses. */
  readonly key: string
  readonly goal: string
  /** Number of real saves it applies to and was tested on. */
  readonly saves: number
  readonly how: string
  readonly caveat: string | null
  readonly steps: readonly RecipeStep[]
  /** What to write, for the package gtasa-save: a line per field. */
  readonly typescript: string
  /** The same fields, to be read by the parser of Kaitai Struct. */
  readonly python: string
}

/** Where a block starts among those at a fixed distance from it. */
export interface BlockChain {
  /** First block of the chain; 00 for those that start at the same offset in every save. */
  readonly first: string
  /** Bytes from the start of that block, or of the file for the chain of block 00. */
  readonly offset: number
}

/** What a recipe checks and writes in a block of mobile saves. */
export interface MobileRecipe extends RecipeName {
  readonly saves: number
  /** Further blocks of the recipe. */
  readonly others: readonly string[]
  readonly steps: readonly Pick<RecipeStep, 'offsetHex' | 'movedBy' | 'count' | 'what' | 'needs' | 'after'>[]
}

/** A recipe as other pages name it. */
export interface RecipeName {
  readonly key: string
  readonly goal: string
}
