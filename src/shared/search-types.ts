/** How the codes of a kind count: as decimal numbers, as hex, or not at all. */
export type Counting = 'decimal' | 'hex' | 'none'

/** What can be found of one kind. */
export interface SearchKind {
  /** Heading of the group of results. */
  readonly kind: string
  /** Route with {id} or {title}. */
  readonly template: string
  readonly counting: Counting
  /** The id is left out where it is the code. */
  readonly rows: readonly (readonly [title: string, code: string, detail: string, id?: string])[]
}

/** What stands at each offset of a typical save. */
export interface SearchLayout {
  readonly parts: readonly FilePart[]
  /** Each struct of the format once, with the first block that has it. */
  readonly structs: readonly {
    readonly name: string
    readonly block: string
    /** Whether it is the block itself. */
    readonly isRoot: boolean
    /** As many as the struct has fields, in the order of the kind Fields. */
    readonly fields: readonly FieldExtent[]
  }[]
}

/** A part of a typical save: a block, padding, the checksum. */
export interface FilePart {
  readonly kind: string
  readonly block: string | null
  readonly title: string
  readonly start: number
  readonly size: number
  /** Whether it starts there in every file. */
  readonly isFixed: boolean
}

/** Where a field lies in its struct, in bytes, in a typical save. */
export interface FieldExtent {
  readonly offset: number
  readonly size: number
  /** Bytes from one element to the next; 0 for a single value. */
  readonly stride: number
  /** Index of the struct of an element; null for other types. */
  readonly inner: number | null
  /** Whether counts of the block move it. */
  readonly isMovable: boolean
}

/** The script variables with a name or meaning of their own, and the arrays that name the others. */
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
