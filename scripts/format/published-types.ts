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

/** Percent of the bytes of a block over all measured saves, by kind of knowledge. */
export interface Coverage {
  readonly proven: number
  readonly source: number
  readonly guess: number
  readonly unnamed: number
  readonly filler: number
  readonly address: number
  readonly unwritten: number
  readonly ignored: number
}

/** What a marker scan takes for further blocks; left-over bytes of the work buffer. */
export interface Leftover {
  /** `28`, `29`, `15 again`, … `30`. */
  readonly number: string
  readonly title: string
  readonly what: string
  readonly evidence: string
  readonly sizesSeen: string
  /** Number of the block whose marker it copies. */
  readonly copyOf: string
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

export interface Correction {
  /** Number of the block page, `file`, or the route of a table page without slash. */
  readonly page: string
  readonly where: string
  readonly claim: string
  readonly found: string
  readonly evidence: string
}

export interface Version {
  /** Eight upper-case hex digits. */
  readonly idHex: string
  /** Build date and time as compiled into the program; null when not known. */
  readonly buildText: string | null
  /** Number of files with this id among the measured saves. */
  readonly files: number
  readonly meaning: string
}

export interface Unknown {
  readonly page: string
  readonly what: string
  readonly known: string
}

/** What holds for the file as a whole. */
export interface FileLayout {
  /** Text before every block. */
  readonly marker: string
  readonly size: number
  /** Distance at which the padding repeats earlier bytes. */
  readonly workBufferSize: number
  /** Where the checksum stands, to the end of the file. */
  readonly checksumOffset: number
  readonly measuredFiles: number
}

/** Bytes of a block (or `all`) in a typical save, by kind of knowledge. */
export interface KnownBytes {
  readonly block: string
  readonly size: number
  /** Named, and the meaning is proven on files. */
  readonly proven: number
  readonly source: number
  readonly guess: number
  /** Script variables without a name of their own. */
  readonly unnamed: number
  readonly filler: number
  readonly address: number
  readonly unwritten: number
  readonly ignored: number
}

/** All a page shows of one block. */
export interface BlockFormat {
  readonly number: string
  readonly name: string
  readonly title: string
  readonly what: string
  /** What decides the size, in words. */
  readonly driver: string
  /** Size as an expression over the counts, e.g. `556 + 60 × object_count`. */
  readonly formula: string
  readonly evidence: string
  readonly sizesSeen: string
  readonly coverage: Coverage | null
  readonly known: KnownBytes | null
  /** Name of the struct that is the block; null when it is none. */
  readonly root: string | null
  readonly typicalCounts: Readonly<Record<string, number>>
  /** Bytes in a typical save; null when it is no block. */
  readonly typicalSize: number | null
  /** The root first, then inner structs in the order of their first use. */
  readonly structs: readonly Struct[]
  /** Enumerations and flag sets this block uses, also through flags. */
  readonly enumerations: Readonly<Record<string, readonly EnumerationEntry[]>>
  readonly flagSets: Readonly<Record<string, readonly Flag[]>>
  readonly corrections: readonly Correction[]
  readonly unknowns: readonly Unknown[]
}

/** One stretch of a typical save, in file order; `leftover` stretches lie in the padding and begin with an old marker. */
export interface FilePart {
  readonly kind: 'marker' | 'block' | 'padding' | 'leftover' | 'checksum'
  /** Number of the block or of the left-over marker; null for padding and checksum. */
  readonly block: string | null
  readonly title: string
  readonly start: number
  readonly size: number
}

/** The file as a whole, for a typical save made inside. */
export interface FileOverview extends FileLayout {
  readonly parts: readonly FilePart[]
  readonly known: readonly KnownBytes[]
  readonly leftovers: readonly Leftover[]
}
