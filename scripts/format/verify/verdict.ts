import type { Violation } from '../codec/violation.ts'

export interface BlockVerdict {
  readonly block: string
  readonly title: string
  /** Offset of the first byte behind the marker. */
  readonly start: number
  readonly size: number
  readonly verdict: 'exact' | 'failed' | 'not reached'
  /** Bytes that lie in a named field; script variables without a name of their own are in the field of all variables. */
  readonly bytesNamed: number
  readonly bytesWithoutOwnName: number
}

export interface SaveVerdict {
  readonly file: string
  /** Whether all blocks are read exactly to the next marker, and length and checksum are right. */
  readonly isSound: boolean
  readonly versionIdHex: string | null
  readonly version: string | null
  /** What is wrong, with offset and block. */
  readonly errors: readonly string[]
  readonly blocks: readonly BlockVerdict[]
  readonly bytesNamedPercent: number
  readonly violationCount: number
  readonly violations: readonly Violation[]
  readonly padding: { readonly start: number; readonly size: number; readonly repeats: boolean } | null
  readonly checksum: { readonly stored: number; readonly computed: number; readonly isRight: boolean } | null
}
