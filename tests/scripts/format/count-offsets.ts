import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { fieldsOf } from '../../../scripts/format/definition.ts'
import { blockOf, codec, definition } from './support.ts'

/** Counts at a fixed offset in their block: their offsets in the file, by the blocks of a save. */
export function countOffsets(
  bytes: Uint8Array,
): readonly { readonly offset: number; readonly size: number }[] {
  return decodeSave(codec, bytes).blocks.flatMap(({ number, start }) => {
    return fieldsOf(definition, blockOf(number).struct)
      .filter(({ role, offsetAfter }) => role === 'count' && offsetAfter.length === 0)
      .map(({ offset, size }) => ({ offset: start + offset, size: size ?? 0 }))
  })
}
