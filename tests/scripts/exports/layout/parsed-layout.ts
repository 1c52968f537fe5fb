import type { ScalarType } from '../../../../scripts/format/definition.ts'

/** A member as an exported file declares it. */
export interface ParsedMember {
  readonly type: string
  readonly name: string
  /** Expression between the brackets; null for a single value. */
  readonly count: string | null
  /** Number that ends the list, if it is read up to an end marker. */
  readonly until: number | null
  /** Value of the last test of the struct with which the member is there; missing if it always is. */
  readonly if?: boolean
}

/** Whether a byte ahead has a value. */
export interface ParsedTest {
  readonly ahead: number
  readonly value: number
}

export interface ParsedBits {
  /** Name and lowest bit; bits without a name are omitted. */
  readonly fields: readonly { readonly name: string; readonly bit: number; readonly width: number }[]
  readonly sizeBits: number
}

/** A struct that shows elements of a list by name. */
export interface ParsedOverlay {
  readonly type: string
  /** Name of the list that it overlays. */
  readonly over: string
  /** Condition under which it is shown. */
  readonly condition: string
}

export interface ParsedStruct {
  /** Members; as numbers, skipped bytes; and tests that members refer to. */
  readonly members: readonly (ParsedMember | number | ParsedTest)[]
  readonly overlays: readonly ParsedOverlay[]
}

/** What an exported file declares, read from its text alone. */
export interface ParsedLayout {
  readonly scalars: ReadonlyMap<string, ScalarType | 'letter'>
  /** Underlying type and entries. */
  readonly enums: ReadonlyMap<string, { readonly type: string; readonly values: readonly number[] }>
  readonly bits: ReadonlyMap<string, ParsedBits>
  readonly structs: ReadonlyMap<string, ParsedStruct>
  /** The file from its start. */
  readonly root: readonly ParsedMember[]
}

/** Whether a member of a struct is declared, not a gap or a test. */
export const isMember = (member: ParsedStruct['members'][number]): member is ParsedMember =>
  typeof member === 'object' && 'name' in member
