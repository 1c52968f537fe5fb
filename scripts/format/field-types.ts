/** Numbers and switches of fixed width, little-endian; `b8` is a byte that means yes or no. */
export type ScalarType = 'u8' | 'i8' | 'b8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32'

/** Texts of fixed width: `char` in ASCII, `gxt` in the character set of the game; the count is their length in bytes. */
export type TextType = 'char' | 'gxt'

/** `raw` is a run of bytes without inner type (count = bytes), `struct` another struct of the definition. */
export type FieldType = ScalarType | TextType | 'raw' | 'struct'

/** Number of elements: a number, an earlier field `(field - minus) / divide`, or all elements up to the first that begins with `value`. */
export type Count =
  | { readonly kind: 'fixed'; readonly value: number }
  | { readonly kind: 'field'; readonly field: string; readonly minus: number; readonly divide: number }
  | { readonly kind: 'until'; readonly value: number }

/** Legal values: from `min` to `max` (equal when there is one), a list of numbers, one text, or the value of an earlier field. */
export type Range =
  | { readonly kind: 'span'; readonly min: number; readonly max: number }
  | { readonly kind: 'set'; readonly values: readonly number[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sameAs'; readonly field: string }

export type Legend = 'integer' | 'float' | 'boolean' | 'string' | 'struct' | 'unknown'
export type Evidence = 'proven' | 'source' | 'guess'
export type Role = 'data' | 'count' | 'filler' | 'unwritten' | 'address' | 'ignored'

/** What the numbers mean: an enumeration or a flag set of the format, or a table of the reference (`weapons`, `vehicles` …). */
export interface ValueSet {
  readonly kind: 'enumeration' | 'flags' | 'table'
  readonly name: string
}

/** One named element of an array; its type can differ from that of the array, as with the script variables. `offset` counts from the start of the struct. */
export interface Element {
  readonly index: number
  readonly name: string
  readonly type: ScalarType
  readonly offset: number
  readonly meaning: string
  readonly range: Range | null
  readonly values: ValueSet | null
  readonly evidence: Evidence
}

export interface Field {
  readonly name: string
  readonly type: FieldType
  /** Name of the struct when `type` is `struct`. */
  readonly struct: string | null
  /** Null for a single value; for texts and `raw` the number of bytes. */
  readonly count: Count | null
  /** Bytes from the start of the struct, without the sizes of `offsetAfter`. */
  readonly offset: number
  /** Earlier fields of variable size whose sizes come on top of `offset`. */
  readonly offsetAfter: readonly string[]
  /** Bytes of one element (of the whole field for texts and `raw`); null when an element has no fixed size. */
  readonly elementSize: number | null
  /** Bytes of the whole field; null when the count is only known from the file. */
  readonly size: number | null
  /** Short text for the cells of the byte grid. */
  readonly label: string
  readonly legend: Legend
  readonly meaning: string
  readonly range: Range | null
  readonly values: ValueSet | null
  /** For arrays: what the positions stand for, e.g. the radio stations; null when nothing in particular. */
  readonly positions: ValueSet | null
  readonly role: Role
  readonly evidence: Evidence
  /** Where the field is described: class or function of the public reverse-engineered source. */
  readonly source: string
  /** Differences between the versions of the game; empty when there are none. */
  readonly versions: string
  /** Named elements, when the array has an own list of them. */
  readonly elements: readonly Element[] | null
}

export interface Struct {
  readonly name: string
  readonly title: string
  readonly meaning: string
  /** Numbers of the blocks that use it, rising. */
  readonly blocks: readonly string[]
  /** Bytes; null when it depends on counts. */
  readonly size: number | null
  readonly fields: readonly Field[]
}

export interface EnumerationEntry {
  readonly value: number
  readonly name: string
  readonly meaning: string
  readonly evidence: Evidence
}

export interface Flag {
  /** Lowest bit, 0 to 31. */
  readonly bit: number
  /** Number of bits; above 1 the bits form a number. */
  readonly width: number
  readonly name: string
  readonly meaning: string
  readonly values: ValueSet | null
  readonly evidence: Evidence
}
