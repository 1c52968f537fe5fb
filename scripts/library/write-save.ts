import type { SaveCodec } from '../format/codec/compile-format.ts'
import { encodeSave } from '../format/codec/encode-save.ts'
import { SaveError } from '../format/codec/save-error.ts'
import { isStruct, type StructValue } from '../format/codec/value.ts'
import { withBits } from './nan-values.ts'
import { Save } from './save.ts'
import { settleCounts } from './settle-counts.ts'

/** What is written: a save that was read, or an object of the same form. */
export interface WritableSave {
  readonly blocks: Readonly<Record<string, StructValue>>
  readonly padding?: Uint8Array | null
}

/**
 * The values of the blocks by number, with counts as long as their lists.
 * @throws SaveError when a block is missing
 */
export function blockValues({ definition }: SaveCodec, save: WritableSave): Map<string, StructValue> {
  return new Map(
    definition.blocks.map(block => {
      const value = save.blocks[block.name]
      if (!isStruct(value)) throw new SaveError(`blocks.${block.name} is missing`, 0, block.number)
      return [block.number, settleCounts(definition, block, value)]
    }),
  )
}

/** Runs something with the bits of floats that are no numbers in place. */
export function withStoredBits<Result>(save: WritableSave, use: () => Result): Result {
  return withBits(Save.keptOf(save)?.nanValues ?? [], use)
}

/**
 * The bytes of a save: markers, blocks, padding and checksum.
 * @throws SaveError when a value does not fit its field; nothing was written then
 */
export function writeSave(codec: SaveCodec, save: WritableSave): Uint8Array {
  return withStoredBits(save, () => encodeSave(codec, blockValues(codec, save), save.padding ?? null))
}
