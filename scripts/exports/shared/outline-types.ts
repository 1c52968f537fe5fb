import type { Count, Flag, ScalarType } from '../../format/definition.ts'
import type { NamedValues } from './value-sets.ts'

/** What a member is: a number, letters, bytes without meaning, or a type of the outline by its name in snake case. */
export type MemberType =
  | { readonly kind: 'scalar'; readonly scalar: ScalarType }
  | { readonly kind: 'letters' | 'bytes' }
  | { readonly kind: 'named'; readonly name: string }

export interface Member {
  readonly name: string
  readonly type: MemberType
  readonly count: Count | null
  /** Bytes of one element. */
  readonly elementSize: number
  readonly doc: string
  /** Structs of named elements that show the same bytes again. */
  readonly overlays: readonly Overlay[]
}

/** Named elements of a list that has more elements than names, or elements of other types. */
export interface Overlay {
  readonly type: string
  readonly name: string
  /** Number of elements the list has when the names hold. */
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

/** The format as declarations, each after those it needs, for languages that resemble C. */
export interface Outline {
  readonly enums: readonly OutlineEnum[]
  readonly flags: readonly OutlineFlags[]
  readonly structs: readonly OutlineStruct[]
}
