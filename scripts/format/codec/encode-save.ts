import { writeText } from './byte-io.ts'
import type { SaveCodec } from './compile-format.ts'
import { WriteCursor } from './cursors.ts'
import { checksum, fillPadding } from './file-end.ts'
import { SaveError } from './save-error.ts'
import type { StructValue } from './value.ts'

/**
 * Writes a save: markers, blocks, padding and checksum.
 * @param values the values of the blocks by number
 * @param padding bytes to fill the file with, instead of those the game would leave there @throws SaveError
 * if a value does not fit its field, a count does not match its list, or the file becomes too long
 */
export function encodeSave(
  codec: SaveCodec,
  values: ReadonlyMap<string, StructValue>,
  padding: Uint8Array | null = null,
): Uint8Array {
  const { marker, size, checksumOffset, workBufferSize } = codec.definition.file
  const cursor = new WriteCursor(size, checksumOffset)
  for (const { block, write } of codec.blocks) {
    cursor.block = block.number
    const value = values.get(block.number)
    if (value === undefined) throw new SaveError('has no value', cursor.offset, block.number)
    cursor.need(marker.length)
    writeText(cursor.bytes, cursor.offset, marker)
    cursor.offset += marker.length
    write(cursor, value)
  }
  if (padding === null) fillPadding(cursor.bytes, cursor.offset, checksumOffset, workBufferSize)
  else cursor.bytes.set(padding.subarray(0, checksumOffset - cursor.offset), cursor.offset)
  cursor.view.setUint32(checksumOffset, checksum(cursor.bytes, checksumOffset), true)
  return cursor.bytes
}
