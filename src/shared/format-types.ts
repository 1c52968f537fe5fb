import type { Counts, ShownEntry, ShownFlag, Struct } from './field-types.ts'
import type { RecipeName } from './recipe-types.ts'

export type * from './field-types.ts'

/** Further markers found by a scan: leftover bytes of the work buffer. */
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
  /** Number of a block page, `file`, or the route of a table page without slash. */
  readonly page: string
  readonly where: string
  readonly claim: string
  readonly found: string
  readonly evidence: string
}

/** Editions of the game that the definition covers: PC, and phones and tablets. */
export const platforms = ['pc', 'mobile'] as const
export type Platform = (typeof platforms)[number]

/** Whether a row is for a platform; a row without one is for all. */
export function isForPlatform(platform: Platform): (row: { readonly platform: Platform | null }) => boolean {
  return row => row.platform === null || row.platform === platform
}

export interface Version {
  /** Eight upper-case hex digits. */
  readonly idHex: string
  /** Build timestamp compiled into the program; null if unknown. */
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

/** Properties of the whole file. */
export interface FileLayout {
  /** Text before every block. */
  readonly marker: string
  readonly size: number
  /** Bytes by which a save with more data is longer; 0 if every save has the same size. */
  readonly growsBy: number
  /** Distance at which the padding repeats earlier bytes. */
  readonly workBufferSize: number
  /** Distance of the checksum from the end of the file. */
  readonly checksumOffset: number
  readonly measuredFiles: number
}

/** Bytes of a block (or `all`) in a typical save, by coverage kind. */
export interface Coverage {
  readonly block: string
  readonly size: number
  /** Named, and the meaning is verified on saves. */
  readonly verified: number
  /** Named in source code, with the same value in every save. */
  readonly constant: number
  /** Padding, stale pointers and other bytes without content, verified on saves. */
  readonly unused: number
  readonly fromSourceCode: number
  readonly unverified: number
  /** Script variables with a type but no name. */
  readonly typed: number
  /** Script variables that no script uses. */
  readonly unnamed: number
  readonly filler: number
  readonly address: number
  readonly unwritten: number
  readonly ignored: number
}

/** A field that stores a key, with its address. */
export interface StoringField {
  /** E.g. `block03.stored_cars[all].model`. */
  readonly path: string
  readonly route: string
  /** Whether the key is the index of an element, not its value. */
  readonly isIndex: boolean
}

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

/** All a page shows of one block. */
export interface BlockFormat {
  readonly number: string
  readonly name: string
  readonly title: string
  readonly what: string
  /** What the size varies with, in words. */
  readonly driver: string
  /** Size as an expression over the counts, e.g. `556 + 60 × object_count`. */
  readonly formula: string
  readonly evidence: string
  readonly sizesSeen: string
  readonly known: Coverage | null
  /** Name of the block's struct; null for leftover markers, which have no fields. */
  readonly root: string | null
  readonly typicalCounts: Counts
  /** Size in a typical save; null for leftover markers. */
  readonly typicalSize: number | null
  /** Offset in a typical file (made indoors) at which the block begins, after its marker; null for leftover markers. */
  readonly typicalStart: number | null
  /** Whether this offset is the same in every file. */
  readonly isStartFixed: boolean
  /** Whether start, size, counts and offsets are those of an opened save. */
  readonly isOfSave?: boolean
  /** The root first, then inner structs in the order of their first use. */
  readonly structs: readonly Struct[]
  /** Where the block uses each struct, in file order. */
  readonly uses: Readonly<Record<string, readonly StructUse[]>>
  /** Enumerations and flag sets used by this block, including by flags. */
  readonly enumerations: Readonly<Record<string, readonly ShownEntry[]>>
  readonly flagSets: Readonly<Record<string, readonly ShownFlag[]>>
  /** The fields of all blocks that share an enumeration with this one. */
  readonly storedIn: Readonly<Record<string, readonly StoringField[]>>
  readonly corrections: readonly Correction[]
  readonly unknowns: readonly Unknown[]
  /** The recipes that write a byte of the block of PC saves; none of mobile, whose recipes come with their steps. */
  readonly recipes?: readonly RecipeName[]
}

/** The first bytes of a field in the sample save: hex digits, and their value in words if possible. */
export type FieldSample = readonly [hex: string, words: string | null]

/** The first struct of each kind in a block of the sample save: by struct, then by field. */
export type BlockSample = Readonly<Record<string, Readonly<Record<string, FieldSample>>>>

/** One part of a typical save, in file order; `leftover` parts are inside the padding and begin with an old marker. */
export interface FilePart {
  readonly kind: 'marker' | 'block' | 'padding' | 'leftover' | 'checksum'
  /** Number of the block or leftover marker; null for padding and checksum. */
  readonly block: string | null
  readonly title: string
  readonly start: number
  readonly size: number
}

/** The same for the overview, which takes block names from its own table. */
export interface ShownPart extends Omit<FilePart, 'title'> {
  readonly title: string | null
}

/** The whole file, for a typical save made indoors. */
export interface FileOverview extends Omit<FileLayout, 'growsBy'> {
  readonly parts: readonly ShownPart[]
  /** Bytes not listed have no meaning. */
  readonly known: readonly Omit<Coverage, 'filler' | 'address' | 'unwritten' | 'ignored'>[]
}

/** A block of mobile saves beside that of PC. */
export interface BlockDifference {
  readonly block: string
  readonly title: string
  /** Observed sizes in words; null on a platform without the block. */
  readonly pcSizes: string | null
  readonly mobileSizes: string | null
  /** Whether all offsets, types and counts are the same. */
  readonly isSame: boolean
  /** What else differs, in words. */
  readonly difference: string
}
