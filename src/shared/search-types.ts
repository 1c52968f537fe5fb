/** Number base of the codes of a kind: decimal, hex or none. */
export type Counting = 'decimal' | 'hex' | 'none'

/** Search entries of one kind. */
export interface SearchKind {
  /** Heading of the group of results. */
  readonly kind: string
  /** Route with {id} or {title}, or {field} where the id is a block and an address in it. */
  readonly template: string
  readonly counting: Counting
  /** The id is omitted if it equals the code. */
  readonly rows: readonly (readonly [title: string, code: string, detail: string, id?: string])[]
}

/** The layout of a typical save, for offset lookups. */
export interface SearchLayout {
  /** Those of the file, in order and without gaps. */
  readonly parts: readonly FilePart[]
  /** Each struct of the format once, with the first block that has it. */
  readonly structs: readonly {
    readonly name: string
    readonly block: string
    /** Whether it is the block itself. */
    readonly isRoot: boolean
    /** One per field of the struct, in the order of the kind Fields. */
    readonly fields: readonly SearchField[]
  }[]
}

/** A part of a typical save: a block, padding, the checksum. */
export interface FilePart {
  readonly kind: string
  readonly block: string | null
  readonly title: string
  readonly size: number
  /** Whether it starts at the same byte of every file. */
  readonly isFixed: boolean
}

/**
 * A field of a typical save: its bytes, those from one element to the next (0 for a single value), the index of the struct of an
 * element (null for other types), and whether counts of the block shift it. Its offset follows from the fields before it.
 */
export type SearchField = readonly [size: number, stride: number, inner: number | null, isMovable: boolean]

/** The script variables with their own name or meaning, and the arrays that name the others. */
export interface SearchVariables {
  readonly count: number
  readonly named: readonly (readonly [index: number, name: string, meaning: string])[]
  readonly arrays: readonly {
    readonly base: number
    readonly length: number
    readonly width: number
    readonly name: string | null
    readonly meaning: string
  }[]
}
