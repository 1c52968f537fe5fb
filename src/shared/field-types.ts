import type { Count } from './count.ts'
import type { Range } from './range.ts'
import type { ElementType, FieldType } from './types.ts'
import type { ValueSet } from './value-set.ts'

export type { Count, Counts } from './count.ts'
export type { Range } from './range.ts'
export type { ElementType, FieldType, ScalarType } from './types.ts'
export type { ValueSet } from './value-set.ts'

/** Kinds of data types, which set the colour of a field in the byte grid. */
export const legends = ['integer', 'float', 'boolean', 'string', 'struct', 'unknown'] as const
export type Legend = (typeof legends)[number]

/** Evidence levels of a fact, best first. */
export const evidences = ['verified', 'from source code', 'unverified'] as const
export type Evidence = (typeof evidences)[number]

/** Purposes of a field. */
export const roles = ['data', 'count', 'filler', 'unwritten', 'address', 'ignored'] as const
export type Role = (typeof roles)[number]

/** What a stored handle can refer to. */
export const handleTargets = ['blip', 'pickup', 'object', 'parked car'] as const
export type HandleTarget = (typeof handleTargets)[number]

/**
 * A named element of an array, or a named array within it; its type can differ from that of the array, as with the script
 * variables. Its offset is `index` array elements after that of the array.
 */
export interface Element {
  /** Index of its first value in the array. */
  readonly index: number
  readonly name: string
  readonly type: ElementType
  /** Values of an array within the array; null for a single value. */
  readonly count: number | null
  /** Empty if its own table has it: data-csv/variables.csv for script variables. */
  readonly meaning: string
  readonly range: Range | null
  readonly values: ValueSet | null
  /** What a handle refers to in every save where it is not 0; null if that is not verified. */
  readonly leadsTo: HandleTarget | null
  readonly evidence: Evidence
}

export interface Field {
  readonly name: string
  readonly type: FieldType
  /** Name of the struct if `type` is `struct`. */
  readonly struct: string | null
  /** Null for a single value; for texts and `raw` the number of bytes. */
  readonly count: Count | null
  /** Bytes from the start of the struct, without the sizes of `offsetAfter`. */
  readonly offset: number
  /** Earlier variable-size fields whose sizes are added to `offset`. */
  readonly offsetAfter: readonly string[]
  /** Bytes of one element (of the whole field for texts and `raw`); null if it depends on its own fields. */
  readonly elementSize: number | null
  /** Bytes of the whole field; null if the count depends on the file. */
  readonly size: number | null
  readonly legend: Legend
  readonly meaning: string
  readonly range: Range | null
  readonly values: ValueSet | null
  /** For arrays: what the indexes mean, e.g. radio stations; null if nothing. */
  readonly positions: ValueSet | null
  readonly role: Role
  readonly evidence: Evidence
  /** Differences between game versions; empty if there are none. */
  readonly versions: string
  /** Named elements, if the array has its own list of them. */
  readonly elements: readonly Element[] | null
}

export interface Struct {
  readonly name: string
  readonly title: string
  readonly meaning: string
  /** Class or function in the public reversed code that reads and writes it. */
  readonly source: string
  /** Numbers of the blocks that use it, ascending. */
  readonly blocks: readonly string[]
  /** Size in bytes; null if it depends on counts. */
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

/** A value as pages show it. */
export type ShownEntry = Omit<EnumerationEntry, 'evidence'>

/** A flag as pages show it. */
export type ShownFlag = Omit<Flag, 'evidence'>
