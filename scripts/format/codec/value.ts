import type { Block } from '../definition.ts'

/**
 * A decoded value: numbers (also 0 and 1 of booleans, unless the definition asks for booleans), texts with one character per byte (never truncated, so
 * nothing is lost), raw bytes, lists and structs. A NaN is a text with its bits, e.g. `NaN:7FC00001`.
 */
export type Value = number | string | boolean | Uint8Array | readonly Value[] | StructValue

export interface StructValue {
  readonly [field: string]: Value
}

/** Also rejects null, which untyped callers may pass. */
export function isStruct(value: Value | undefined | null): value is StructValue {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
  )
}

/** A decoded block. */
export interface BlockReading {
  readonly block: Block
  /** Offset of the first byte after the marker. */
  readonly start: number
  readonly size: number
  readonly value: StructValue
}
