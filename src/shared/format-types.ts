import type { Counts, EnumerationEntry, Flag, Struct } from './field-types.ts'

export type * from './field-types.ts'

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
export interface Coverage {
  readonly block: string
  readonly size: number
  /** Named, and the meaning is proven on files. */
  readonly proven: number
  readonly source: number
  readonly guess: number
  /** Script variables with a type but no name. */
  readonly typed: number
  /** Script variables that no script refers to. */
  readonly unnamed: number
  readonly filler: number
  readonly address: number
  readonly unwritten: number
  readonly ignored: number
}

/** A field that stores a key of something, with the address that shows it. */
export interface StoringField {
  /** E.g. `block03.stored_cars[].model`. */
  readonly path: string
  readonly route: string
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
  readonly known: Coverage | null
  /** Name of the struct that is the block; null when it is none. */
  readonly root: string | null
  readonly typicalCounts: Counts
  /** Bytes in a typical save; null when it is no block. */
  readonly typicalSize: number | null
  /** Byte of a typical file (made inside) at which the block begins, after its marker; null when it is none. */
  readonly typicalStart: number | null
  /** Whether it begins there in every file. */
  readonly isStartFixed: boolean
  /** The root first, then inner structs in the order of their first use. */
  readonly structs: readonly Struct[]
  /** Enumerations and flag sets this block uses, also through flags. */
  readonly enumerations: Readonly<Record<string, readonly EnumerationEntry[]>>
  readonly flagSets: Readonly<Record<string, readonly Flag[]>>
  /** The fields of all blocks that use an enumeration of this one, where other blocks use it too. */
  readonly storedIn: Readonly<Record<string, readonly StoringField[]>>
  readonly corrections: readonly Correction[]
  readonly unknowns: readonly Unknown[]
}

/** What the first bytes of a field hold in the sample save: their hex digits, and what they say, where that can be told. */
export type FieldSample = readonly [hex: string, words: string | null]

/** The first struct of each kind in a block of the sample save: by struct, then by field. */
export type BlockSample = Readonly<Record<string, Readonly<Record<string, FieldSample>>>>

/** One stretch of a typical save, in file order; `leftover` stretches lie in the padding and begin with an old marker. */
export interface FilePart {
  readonly kind: 'marker' | 'block' | 'padding' | 'leftover' | 'checksum'
  /** Number of the block or of the left-over marker; null for padding and checksum. */
  readonly block: string | null
  readonly title: string
  readonly start: number
  readonly size: number
}

/** The same as the overview has it, where the table of blocks tells the names of blocks. */
export interface ShownPart extends Omit<FilePart, 'title'> {
  readonly title: string | null
}

/** The file as a whole, for a typical save made inside. */
export interface FileOverview extends FileLayout {
  readonly parts: readonly ShownPart[]
  /** What is not told here has no meaning. */
  readonly known: readonly Omit<Coverage, 'filler' | 'address' | 'unwritten' | 'ignored'>[]
}

/** Offsets in block 25 of a door and of its target. */
export interface DoorOffsets {
  readonly doorHex: string
  readonly targetHex: string
}

/** Where a door stands in saves made inside and outside. */
export interface DoorPlace {
  readonly inside: DoorOffsets
  readonly outside: DoorOffsets
}

/** Bytes to put at a place of the file. */
export interface ByteWrite {
  readonly block: string
  /** Offset in the block. */
  readonly offsetHex: string
  /** As a hex editor shows them, e.g. `59 F2 9D 44`. */
  readonly bytes: string
  readonly what: string
}

/** What to write to find the player in a savehouse, by save place. */
export interface SavehouseBytes {
  /** Id of the save place. */
  readonly place: number
  readonly writes: readonly ByteWrite[]
}

/** Bytes that a save made inside has and one made outside lacks; padding behind the last block makes up for them. */
export interface ListMove {
  readonly size: number
  /** Where they stand. */
  readonly block: string
  readonly offsetHex: string
  /** The end of the last block, where as many bytes of padding are more or fewer. */
  readonly endBlock: string
  readonly endHex: string
}
