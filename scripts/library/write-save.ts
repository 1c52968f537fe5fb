import type { SaveCodec } from '../format/codec/compile-format.ts'
import { encodeSave as encodeBlocks } from '../format/codec/encode-save.ts'
import { SaveError } from '../format/codec/save-error.ts'
import { isStruct, type StructValue } from '../format/codec/value.ts'
import { withBits } from './nan-values.ts'
import { ParsedSave, type WritableSave } from './save.ts'
import { settleCounts, settleUsedRows } from './settle-counts.ts'

/** The values of the blocks by number, as they are. @throws SaveError if a block is missing */
export function ownValues({ definition }: SaveCodec, save: WritableSave): Map<string, StructValue> {
  return new Map(
    definition.blocks.map(block => {
      const name = definition.keyOf(block.name)
      const value = save.blocks[name]
      if (!isStruct(value)) throw new SaveError('value', `blocks.${name} is missing`, 0, block.number)
      return [block.number, value]
    }),
  )
}

/** The same with counts set from their lists. */
export function blockValues(codec: SaveCodec, save: WritableSave): Map<string, StructValue> {
  const { definition } = codec
  const values = ownValues(codec, save)
  for (const block of definition.blocks)
    values.set(block.number, settleCounts(definition, block, values.get(block.number) ?? {}))
  return values
}

/** Runs a function with the bits of NaN values restored. */
export function withStoredBits<Result>(save: WritableSave, use: () => Result): Result {
  return withBits(ParsedSave.keptOf(save)?.nanValues ?? [], use)
}

/**
 * Encodes a save: markers, blocks, padding and checksum. @throws SaveError if a value does not fit its field;
 * nothing is written then
 */
export function encodeSave(codec: SaveCodec, save: WritableSave, isChecked: boolean): Uint8Array {
  const { padding = null, trailing = null } = save
  const { blocks } = codec.definition
  const values = blockValues(codec, save)
  if (isChecked)
    for (const block of blocks)
      values.set(block.number, settleUsedRows(codec.definition, block, values.get(block.number) ?? {}))
  const bytes = withStoredBits(save, () => encodeBlocks(codec, values, padding, isChecked))
  if (trailing === null) return bytes
  const all = new Uint8Array(bytes.length + trailing.length)
  all.set(bytes)
  all.set(trailing, bytes.length)
  return all
}
