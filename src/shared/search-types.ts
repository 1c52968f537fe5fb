/** Texts of a column: letters for shared beginnings and ends (`0` is none), and what is left between bars. */
export type PackedTexts = readonly [starts: string, ends: string, rests: string]

/** Codes as the steps from one number to the next, written with a radix and a least width. */
export type PackedCodes = readonly [steps: string, radix: 10 | 16, width: number]

/** How the codes of a kind count: as decimal numbers, as hex, or not at all. */
export type Counting = 'decimal' | 'hex' | 'none'

/**
 * Things of one kind: heading, route with {id}, {code} and {title}, how codes count, how many there are, and their codes
 * where those are numbers.
 */
export type PackedKind = readonly [
  kind: string,
  route: string,
  counting: Counting,
  size: number,
  codes: PackedCodes | null,
]

/** All things, column by column: one column packs better than many. */
export interface PackedThings {
  readonly kinds: readonly PackedKind[]
  readonly titles: PackedTexts
  /** Of the kinds whose codes are no numbers. */
  readonly codes: PackedTexts
  readonly details: PackedTexts
  /** Empty where the id is the code. */
  readonly ids: PackedTexts
}

/** What tells the field at an offset of a typical save. */
export interface PackedPlaces {
  /** The stretches of the file in their order. */
  readonly parts: readonly (readonly [kind: string, block: string | null, title: string, size: number])[]
  /** The structs in the order of their fields, with the first block that uses them; a root is the block. */
  readonly structs: readonly (readonly [name: string, fields: number, block: string, isRoot: 0 | 1])[]
  /** Bytes of each field, of each of its elements (0 for a single value), and the number of its struct (0 for none). */
  readonly sizes: string
  readonly strides: string
  readonly inner: string
  /** Steps between the numbers of the fields that counts of their block move. */
  readonly movable: string
  /** Blocks that begin at the same byte of every file. */
  readonly fixedBlocks: readonly string[]
}

/** The script variables with a name or meaning of their own, and the arrays that name the others. */
export interface PackedVariables {
  readonly count: number
  /** Steps between the numbers of those with a name or meaning. */
  readonly indexes: string
  readonly names: PackedTexts
  readonly meanings: PackedTexts
  readonly arrays: {
    /** Steps between the numbers of their first variables. */
    readonly bases: string
    readonly lengths: string
    readonly widths: string
    readonly names: PackedTexts
    readonly meanings: PackedTexts
  }
}
