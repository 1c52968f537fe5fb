import type { SaveCodec } from '../format/codec/compile-format.ts'
import type { StructValue } from '../format/codec/value.ts'
import type { Platform } from '../format/definition.ts'
import type { NaNValue } from './nan-values.ts'
import { type GlobalNames, ScriptGlobals } from './script-globals.ts'

/** What `parseSave` keeps of a file in addition to the block values. */
interface Kept {
  /** The codec with the names of script variables, if the save was read with them. */
  readonly named: SaveCodec | null
  readonly globalNames: GlobalNames | null
  readonly nanValues: readonly NaNValue[]
}

/** A parsed save; its blocks can be changed in place. */
export class Save {
  /** The edition of the game that wrote the save. */
  readonly platform: Platform
  /** Values of the blocks, by their names. */
  readonly blocks: Record<string, StructValue>
  /** The padding after the last block, if it is not what the game would leave there; otherwise null. */
  readonly padding: Uint8Array | null
  readonly #kept: Kept

  constructor(
    platform: Platform,
    blocks: Record<string, StructValue>,
    padding: Uint8Array | null,
    kept: Kept,
  ) {
    this.platform = platform
    this.blocks = blocks
    this.padding = padding
    this.#kept = kept
  }

  /** The script variables, by number, and by name if the save was read with names. */
  get script(): { readonly globals: ScriptGlobals } {
    const values = this.blocks.scripts?.globals
    return { globals: new ScriptGlobals(Array.isArray(values) ? values : [], this.#kept.globalNames) }
  }

  /** What is kept of the source file; null for an object created by the caller. */
  static keptOf(save: object): Kept | null {
    return #kept in save ? save.#kept : null
  }
}
