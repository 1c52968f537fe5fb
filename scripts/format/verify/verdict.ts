import type { Violation } from '../codec/cursors.ts'
import type { Platform } from '../definition.ts'

export interface BlockVerdict {
  readonly block: string
  readonly title: string
  /** Offset of the first byte after the marker. */
  readonly start: number
  readonly size: number
  readonly verdict: 'exact' | 'failed' | 'not reached'
  /** Bytes of unnamed script variables. */
  readonly bytesWithoutOwnName: number
}

export interface SaveVerdict {
  readonly file: string
  readonly platform: Platform
  /** Bytes of a line end after the checksum, which an editor appended; the game ignores them. */
  readonly trailingBytes: number
  /** Whether every block ends exactly at the next marker, constants match, and length and checksum are right. */
  readonly isSound: boolean
  readonly versionIdHex: string | null
  readonly version: string | null
  /** Includes errors that were not kept. */
  readonly errorCount: number
  /** What is wrong, with offset and block. */
  readonly errors: readonly string[]
  readonly blocks: readonly BlockVerdict[]
  readonly violationCount: number
  readonly violations: readonly Violation[]
  readonly padding: { readonly start: number; readonly size: number; readonly repeats: boolean } | null
  readonly checksum: { readonly stored: number; readonly computed: number; readonly isRight: boolean } | null
}
