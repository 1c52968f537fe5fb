import { checksumBytes, isSaveSize, saveSizeFor } from '#shared/format-path/file.ts'
import type { FileLayout } from '../definition.ts'
import { writeText } from './byte-io.ts'
import type { SaveCodec } from './compile-format.ts'
import { WriteCursor } from './cursors.ts'
import { fillPadding, storeChecksum } from './file-end.ts'
import type { StructValue } from './value.ts'

/** Bytes of a whole file: its buffer has no others. */
export type FileBytes = Uint8Array & { readonly buffer: ArrayBuffer }

/** A save that can grow has room for this many steps; the game has no limit. */
const mostGrowth = 8

/** Bytes of a file whose last block ends at `dataEnd`: as long as the given padding makes it, if a save can have that length. */
export function encodedSize(file: FileLayout, dataEnd: number, padding: Uint8Array | null): number {
  const keptSize = dataEnd + (padding?.length ?? 0) + checksumBytes
  return isSaveSize(file, keptSize) ? keptSize : saveSizeFor(file, dataEnd)
}

/**
 * Writes a save: markers, blocks, padding and checksum.
 * @param values the values of the blocks by number
 * @param padding bytes to fill the file with, instead of those the game would leave there
 * @param isChecked whether constants are set, and values that break rules of the format are rejected @throws SaveError
 * if a value does not fit its field, a count does not match its list, or the file becomes too long
 */
export function encodeSave(
  codec: SaveCodec,
  values: ReadonlyMap<string, StructValue>,
  padding: Uint8Array | null = null,
  isChecked = false,
): FileBytes {
  const { file } = codec.definition
  const { marker, workBufferSize } = file
  const room = file.size + mostGrowth * file.growsBy
  const cursor = new WriteCursor(room, room - checksumBytes, isChecked)
  for (const { block, write } of codec.blocks) {
    cursor.block = block.number
    const value = values.get(block.number)
    if (value === undefined) throw cursor.error('has no value')
    cursor.need(marker.length)
    writeText(cursor.bytes, cursor.offset, marker)
    cursor.offset += marker.length
    write(cursor, value)
  }
  const size = encodedSize(file, cursor.offset, padding)
  const checksumOffset = size - checksumBytes
  if (padding === null) fillPadding(cursor.bytes, cursor.offset, checksumOffset, workBufferSize)
  else cursor.bytes.set(padding.subarray(0, checksumOffset - cursor.offset), cursor.offset)
  storeChecksum(cursor.bytes, checksumOffset)
  return cursor.bytes.slice(0, size)
}
