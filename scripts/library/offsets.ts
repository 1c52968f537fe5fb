import { type LocatedByte, locate } from '../../src/shared/format-path/locate.ts'
import { pathOf } from '../../src/shared/format-path/step.ts'
import { findTarget, targetOf } from '../../src/shared/format-path/target.ts'
import type { FileCounts } from '../../src/shared/format-path/tree.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { fileCounts } from '../format/codec/counts-of.ts'
import { readTarget } from '../format/codec/target-bytes.ts'
import type { Value } from '../format/codec/value.ts'
import type { FieldType } from '../format/definition.ts'
import { blockValues, type WritableSave, writeSave } from './write-save.ts'

/** The value that contains a byte of a save. */
interface ByteAt extends Pick<LocatedByte, 'part' | 'block'> {
  /** The path of the value, or of a list whose elements differ in size; null outside both. */
  readonly path: string | null
}

/** The value at an offset of a save. */
export interface FieldAt extends ByteAt {
  readonly path: string
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
  return findTarget(codec.definition, path, countsNow(codec, save)).fileOffset
}

/** The value at a byte of the file that `writeSave` would write; null outside it. */
export function fieldAt(codec: SaveCodec, save: WritableSave, offset: number): FieldAt | ByteAt | null {
  const { definition } = codec
  const counts = countsNow(codec, save)
  const found = locate(definition, offset, counts)
  if (found === null) return null
  const { part, block, steps } = found
  if (part !== 'field') return { part, block, path: part === 'list' ? pathOf(steps) : null }
  const target = targetOf(definition, steps, counts)
  const { path, fileOffset, offset: blockOffset, size, field } = target
  const value = readTarget(writeSave(codec, save), target)
  return { part, block, path, offset: fileOffset, blockOffset, size, type: field.type, value }
}
