import type { SaveCodec } from '../format/codec/compile-format.ts'
import type { Value } from '../format/codec/value.ts'
import type { FieldType } from '../format/definition.ts'
import { findFieldPlace } from '../format/place/field-place.ts'
import { type FileCounts, fileCounts } from '../format/place/file-counts.ts'
import { type BytePart, pathAt } from '../format/place/path-at.ts'
import { readPlace } from '../format/place/read-place.ts'
import { normalizePath } from './format-use.ts'
import { blockValues, type WritableSave, writeSave } from './write-save.ts'

/** The value at an offset of a save. */
export interface FieldAt extends BytePart {
  /** First byte of the value, from the start of the file. */
  readonly offset: number
  /** The same from the start of the block. */
  readonly blockOffset: number
  readonly size: number
  readonly type: FieldType
  readonly value: Value
}

/** The counts of a save if it were written now. */
function countsNow(codec: SaveCodec, save: WritableSave): FileCounts {
  const values = [...blockValues(codec, save)].map(([number, value]) => ({
    number,
    start: 0,
    size: 0,
    value,
  }))
  return fileCounts(codec.definition, values)
}

/**
 * Offset of a value in the file that `writeSave` would write. @throws PathError if the path has no target, or
 * more than one
 */
export function offsetOf(codec: SaveCodec, save: WritableSave, path: string): number {
  const { definition } = codec
  return findFieldPlace(definition, normalizePath(definition, path), countsNow(codec, save)).fileOffset
}

/** The value at a byte of the file that `writeSave` would write; null outside it. */
export function fieldAt(codec: SaveCodec, save: WritableSave, offset: number): FieldAt | BytePart | null {
  const { definition } = codec
  const counts = countsNow(codec, save)
  const part = pathAt(definition, offset, counts)
  if (part === null || part.path === null || part.part === 'list') return part
  const place = findFieldPlace(definition, part.path, counts)
  const { fileOffset, offset: blockOffset, size, field } = place
  const value = readPlace(writeSave(codec, save), place)
  return { ...part, offset: fileOffset, blockOffset, size, type: field.type, value }
}
