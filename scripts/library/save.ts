import type { SaveCodec } from '../format/codec/compile-format.ts'
import type { StructValue } from '../format/codec/value.ts'
import type { NaNValue } from './nan-values.ts'
import { type GlobalNames, ScriptGlobals } from './script-globals.ts'

/** What `parseSave` keeps of a file beside the values of its blocks. */
interface Kept {
  /** The codec with the names of script variables, when the save was read with them. */
  readonly named: SaveCodec | null
  readonly globalNames: GlobalNames | null
  readonly nanValues: readonly NaNValue[]
}

/** A save that was read: its blocks, to be changed in place. */
export class Save {
  /** Values of the blocks, by their names. */
  readonly blocks: Record<string, StructValue>
  /** What fills the file behind the last block, where it is not what the game itself would leave there; else null. */
  readonly padding: Uint8Array | null
  readonly #kept: Kept

  constructor(blocks: Record<string, StructValue>, padding: Uint8Array | null, kept: Kept) {
    this.blocks = blocks
    this.padding = padding
    this.#kept = kept
  }

  /** The script variables, by number, and by name when the save was read with names. */
  get script(): { readonly globals: ScriptGlobals } {
    const values = this.blocks.scripts?.globals
    return { globals: new ScriptGlobals(Array.isArray(values) ? values : [], this.#kept.globalNames) }
  }

  /** What is kept of the file a save was read from; null for an object that somebody made. */
  static keptOf(save: object): Kept | null {
    return #kept in save ? save.#kept : null
  }
}
