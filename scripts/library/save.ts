import type { SaveCodec } from '../format/codec/compile-format.ts'
import type { Blocks, MobileBlocks } from './blocks.ts'
import { type NoVariables, ScriptGlobals, variableList } from './script-globals.ts'

/** What all saves have. */
interface AnySave<Variables> {
  /** What fills the file after the last block, if it is not what the game leaves there; otherwise null. */
  readonly padding: Uint8Array | null
  /** The line end that an editor appended to the file; null if it ends with its checksum. */
  readonly trailing: Uint8Array | null
  /** The script variables, by number, and by name if the save was read with names. */
  readonly script: { readonly globals: ScriptGlobals<Variables> }
}

/** A save of PC in memory. Change its values in place, then call `writeSave`. @typeParam Variables the named script variables */
export interface PcSave<Variables = NoVariables> extends AnySave<Variables> {
  readonly platform: 'pc'
  /** The 28 blocks by name. */
  readonly blocks: Blocks
}

/** The layout of objects in mobile saves: earlier builds have flags and what follows two bytes earlier. */
export type ObjectLayout = 'earlier' | 'later'

/** A save of a phone or tablet in memory. Its script variables have no names. */
export interface MobileSave extends AnySave<NoVariables> {
  readonly platform: 'mobile'
  /** How the build that wrote it lays out objects; the version id is the same. */
  readonly objectLayout: ObjectLayout
  /** The 29 blocks by name; some have other fields than those of PC. */
  readonly blocks: MobileBlocks
}

/** A save in memory; its `platform` tells the two types apart. */
export type Save<Variables = NoVariables> = PcSave<Variables> | MobileSave

/** A parsed save, or an object of the same shape. Without `platform` it is one of PC. */
export type WritableSave =
  | ({ readonly platform?: 'pc'; readonly blocks: Blocks } & WritableEnd)
  | ({
      readonly platform: 'mobile'
      readonly objectLayout?: ObjectLayout
      readonly blocks: MobileBlocks
    } & WritableEnd)

/** What follows the blocks of a save. */
export interface WritableEnd {
  readonly padding?: Uint8Array | null
  readonly trailing?: Uint8Array | null
}

/** A save, and the codec that reads and writes it. */
export interface CodedSave {
  readonly codec: SaveCodec
  readonly save: WritableSave
}

/** What a save of any platform contains; the layout of objects concerns those of mobile. */
export type SaveContents = Pick<MobileSave, 'blocks' | 'padding' | 'trailing' | 'objectLayout'>

/** A parsed save; its blocks can be changed in place. */
export class ParsedSave<Edition extends Save['platform'], Variables = NoVariables> {
  readonly platform: Edition
  readonly blocks: Blocks
  readonly padding: Uint8Array | null
  readonly trailing: Uint8Array | null
  readonly objectLayout: ObjectLayout
  readonly #codec: SaveCodec

  /** @param codec with the names of script variables, if the save was read with them */
  constructor(platform: Edition, contents: SaveContents, codec: SaveCodec) {
    this.platform = platform
    this.blocks = contents.blocks
    this.padding = contents.padding
    this.trailing = contents.trailing
    this.objectLayout = contents.objectLayout
    this.#codec = codec
  }

  get script(): { readonly globals: ScriptGlobals<Variables> } {
    const values = this.blocks.scripts?.globals
    return { globals: new ScriptGlobals(Array.isArray(values) ? values : [], variableList(this.#codec)) }
  }

  /** The codec that read a save; null for an object created by the caller. */
  static codecOf(save: object): SaveCodec | null {
    return #codec in save ? save.#codec : null
  }
}
