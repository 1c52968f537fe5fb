import type { Violation } from '../codec/cursors.ts'

export interface BlockVerdict {
  readonly block: string
  readonly title: string
  /** Offset of the first byte behind the marker. */
  readonly start: number
  readonly size: number
  readonly verdict: 'exact' | 'failed' | 'not reached'
  /** Bytes of script variables without a name of their own. */
  readonly bytesWithoutOwnName: number
}

export interface SaveVerdict {
  readonly file: string
  /** Whether all blocks are read exactly to the next marker, constants of the format hold, and length and checksum are right. */
  readonly isSound: boolean
  readonly versionIdHex: string | null
  readonly version: string | null
  /** Also counts errors beyond those kept. */
  readonly errorCount: number
  /** What is wrong, with offset and block. */
  readonly errors: readonly string[]
  readonly blocks: readonly BlockVerdict[]
  readonly violationCount: number
  readonly violations: readonly Violation[]
  readonly padding: { readonly start: number; readonly size: number; readonly repeats: boolean } | null
  readonly checksum: { readonly stored: number; readonly computed: number; readonly isRight: boolean } | null
}
