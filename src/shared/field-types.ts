import type { Count } from './count.ts'
import type { Range } from './range.ts'
import type { ElementType, FieldType } from './types.ts'
import type { ValueSet } from './value-set.ts'

export type { Count, Counts } from './count.ts'
export type { Range } from './range.ts'
export type { ElementType, FieldType, ScalarType } from './types.ts'
export type { ValueSet } from './value-set.ts'

export type Legend = 'integer' | 'float' | 'boolean' | 'string' | 'struct' | 'unknown'
export type Evidence = 'proven' | 'source' | 'guess'
export type Role = 'data' | 'count' | 'filler' | 'unwritten' | 'address' | 'ignored'

/** Things that handles lead to. */
export type Thing = 'blip' | 'pickup' | 'object' | 'parked car'

/**
 * A named element of an array, or a named array within it; its type can differ from that of the array, as with the script
 * variables. It stands `index` elements of the array behind the offset of the array.
 */
export interface Element {
  /** Place in the array of its first value. */
  readonly index: number
  readonly name: string
  readonly type: ElementType
  /** Values of an array within the array; null for a single value. */
  readonly count: number | null
  /** Empty where the table of its own says it: data-csv/variables.csv for script variables. */
  readonly meaning: string
  readonly range: Range | null
  readonly values: ValueSet | null
  /** What a handle leads to in every save where it is not 0; null where that is not proven. */
  readonly leadsTo: Thing | null
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
