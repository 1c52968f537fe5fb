import type { Names } from './blocks.ts'
import type { Noise } from './diff-saves.ts'
import type { NoVariables } from './script-globals.ts'

/** How to read a save. */
export interface ParseOptions<Variables = NoVariables> {
  /** Accept a wrong checksum, which the game rejects; `writeSave` corrects it. */
  readonly acceptWrongChecksum?: boolean
  /** `names` of `gtasa-save/names`, to use the script variables of a PC save by name. */
  readonly names?: Names<Variables>
}

/** How to write a save. */
export interface WriteOptions {
  /** Write constants as they are, and values that break rules of the format, as long as they fit their fields. */
  readonly unchecked?: boolean
}

/** How to compare saves. */
export interface DiffOptions {
  /** What to leave out: bytes without meaning, memory addresses, times that run on. */
  readonly ignore?: readonly Noise[]
}
