/** A value and its bytes in the file. */
export interface WrittenValue {
  readonly value: number
  /** E.g. `0F 27 00 00`. */
  readonly bytes: string
}

/**
 * How a recipe writes a value: it replaces the current one (`set`), is added to it (`add`), replaces a lower one (`raise`), or
 * sets its bits (`bits`). `points` adds the number of rows of the 100% checklist that the recipe completes, `count` sets the
 * number of elements of another list that are not 0, and `clean` ends a text before its first control character.
 */
export type RecipeChange = 'set' | 'add' | 'raise' | 'bits' | 'points' | 'count' | 'clean'

/** What a recipe does with a field, in any save. */
export interface RecipeAction {
  /** E.g. `block20.paint[all]`. */
  readonly field: string
  /** Condition on each element of a list, e.g. `type only 17`; null for all elements. */
  readonly where: string | null
  /** Required current value, as a range; null for any. */
  readonly needs: string | null
  readonly change: RecipeChange
  /** Null if the field is only checked, with `from`, and for `points` and `clean`. */
  readonly value: number | null
  /** Path of the field whose value is written, as it is by then, or of the list that is counted; null for `value`. */
  readonly from: string | null
  /** Highest result of an addition, or lowest of one of a negative value; null for none. */
  readonly limit: number | null
}

/** What a recipe writes. */
export interface NewValue {
  readonly change: RecipeChange
  readonly value: number
  /** Name of the field whose value is written; null for `value`. */
  readonly from: string | null
  readonly limit: number | null
  /** Null if the result depends on the current value. */
  readonly bytes: string | null
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
  /** Number of values written alike. */
  readonly count: number
  /** Bytes from one of these values to the next. */
  readonly stride: number
  readonly what: string
  /** Which of these values are written, in words; null for all. */
  readonly where: string | null
  /** Required current value; null for any. */
  readonly needs: string | null
  /** Example of the current value; null if there are too many. */
  readonly before: WrittenValue | null
  /** Null if the field is only checked, and for the checksum. */
  readonly after: NewValue | null
}

/** A recipe as other pages name it. */
export interface RecipeName {
  /** Name in addresses. */
  readonly key: string
  readonly goal: string
}

/** A task-based edit of a save. */
export interface Recipe extends RecipeName {
  /** Heading above it in the list of recipes. */
  readonly subject: string
  /** What users call it when they search, separated by commas. */
  readonly otherNames: string | null
  /** Number of real saves it applies to and was tested on. */
  readonly saves: number
  readonly how: string
  readonly caveat: string | null
  readonly steps: readonly RecipeStep[]
  /** What to write, for the package gtasa-save: a line per field. */
  readonly typescript: string
  /** A program of its own, of the recipe that fixes the checksum; null for others. */
  readonly python: string | null
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
  readonly steps: readonly Pick<
    RecipeStep,
    'offsetHex' | 'movedBy' | 'count' | 'what' | 'where' | 'needs' | 'after'
  >[]
}

/** A recipe that sets a counter back, so that the missions it counts can be played again. */
export interface Replay extends Pick<Recipe, 'key' | 'goal'> {
  /** Name of the script variable. */
  readonly counter: string
  /** Required current value, in words. */
  readonly needs: string
  /** The lowest of these values. */
  readonly from: number
  /** The highest. */
  readonly to: number
}
