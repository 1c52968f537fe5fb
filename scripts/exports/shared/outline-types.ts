import type { Count, Flag, ScalarType } from '../../format/definition.ts'
import type { NamedValues } from './value-sets.ts'

/** Type of a member: a number, characters, raw bytes, or an outline type by its snake-case name. */
export type MemberType =
  | { readonly kind: 'scalar'; readonly scalar: ScalarType }
  | { readonly kind: 'letters' | 'bytes' }
  | { readonly kind: 'named'; readonly name: string }

export interface Member {
  readonly name: string
  readonly type: MemberType
  readonly count: Count | null
  /** Bytes of one element; 0 if they depend on its own members. */
  readonly elementSize: number
  readonly doc: string
  /** Structs of named elements over the same bytes. */
  readonly overlays: readonly Overlay[]
}

/** Named elements of a list that has more elements than names, or elements of other types. */
export interface Overlay {
  readonly type: string
  readonly name: string
  /** List length that the names apply to. */
  readonly holdsFor: number
}

export interface OutlineEnum extends NamedValues {
  readonly type: ScalarType
}

export interface OutlineFlags {
  readonly name: string
  readonly type: ScalarType
  readonly flags: readonly (Flag & { readonly enumName: string | null })[]
}

export interface OutlineStruct {
  readonly name: string
  readonly doc: string
  /** Members and, as numbers, bytes to skip. */
  readonly members: readonly (Member | number)[]
}

/** The format as declarations in dependency order, for C-like languages. */
export interface Outline {
  readonly enums: readonly OutlineEnum[]
  readonly flags: readonly OutlineFlags[]
  readonly structs: readonly OutlineStruct[]
}
