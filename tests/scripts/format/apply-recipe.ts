import { expect } from 'vitest'
import { doneRows } from '#shared/checklist.ts'
import { checksumBytes } from '#shared/format-path/file.ts'
import { PathError } from '#shared/format-path/path.ts'
import type { RecipeAction } from '#shared/recipe-types.ts'
import type { SaveCodec } from '../../../scripts/format/codec/compile-format.ts'
import { decodeSave, type SaveReading } from '../../../scripts/format/codec/decode-save.ts'
import { fillPadding, storeChecksum } from '../../../scripts/format/codec/file-end.ts'
import { applyRecipe, type ChangedValue, RecipeError } from '../../../scripts/format/recipes/apply-recipe.ts'
import { checklist } from '../../../scripts/tables/checklist.ts'
import { realSource } from '../support/sources.ts'
import { bytesAccess, fileCounts } from './bytes-access.ts'
import { decoded, codec as pc } from './support.ts'

export interface ReadSave {
  readonly bytes: Uint8Array
  readonly reading: SaveReading
}

/** A save that a recipe was applied to. */
export interface RecipeResult extends ReadSave {
  readonly changed: readonly ChangedValue[]
}

const rows = checklist.rows(realSource)

/** Access to the values of a save, by paths. @param bytes which `write` changes */
export const accessTo = (bytes: Uint8Array, { definition } = pc, { blocks } = decoded(bytes)) =>
  bytesAccess(definition, bytes, fileCounts(definition, blocks))

/** What reading gives; null if a path leads nowhere, as in saves of another game script. */
export function unlessLost<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof PathError) return null
    throw error
  }
}

/** Completes changed bytes: the padding where that of the save repeats them, and the checksum. */
function sealBytes(bytes: Uint8Array, { padding }: SaveReading, { definition }: SaveCodec): void {
  const end = bytes.length - checksumBytes
  if (padding?.differing === 0) fillPadding(bytes, padding.start, end, definition.file.workBufferSize)
  storeChecksum(bytes, end)
}

/** Applies a recipe to a copy of a save. @returns null if it is not for this save */
export function applyTo(
  actions: readonly RecipeAction[],
  { bytes: original, reading }: ReadSave,
  codec: SaveCodec = pc,
): RecipeResult | null {
  const bytes = new Uint8Array(original)
  try {
    const changed = applyRecipe(actions, accessTo(bytes, codec, reading), rows)
    sealBytes(bytes, reading, codec)
    return { bytes, changed, reading: decodeSave(codec, bytes) }
  } catch (error) {
    if (error instanceof PathError || error instanceof RecipeError) return null
    throw error
  }
}

/** Statistic 0, and the number of checklist rows that are done; null for another game script. */
export function progressOf({ bytes, reading }: ReadSave): { points: number; done: number } | null {
  const { read } = accessTo(bytes, pc, reading)
  if (unlessLost(() => read('block01.globals[taxi_complete]')) === null) return null
  return {
    points: Number(read('block16.float_stats[progress_points]')),
    done: doneRows(rows, path => Number(read(path))).length,
  }
}

/** Expects a sound save whose reported values differ, and that without them is the save before, byte for byte. */
export function expectNamedChangesOnly(
  { bytes, reading, changed }: RecipeResult,
  original: ReadSave,
  codec: SaveCodec = pc,
): void {
  expect([...reading.errors, ...reading.breaches]).toEqual([])
  expect(reading.checksum?.stored).toBe(reading.checksum?.computed)
  expect(reading.violationCount).toBeLessThanOrEqual(original.reading.violationCount)
  const undone = new Uint8Array(bytes)
  const { read, write } = accessTo(undone, codec, reading)
  for (const { path, before, after } of changed) {
    expect([path, read(path)]).toEqual([path, after])
    expect(after, path).not.toBe(before)
    write(path, typeof before === 'number' ? before : String(before))
  }
  sealBytes(undone, original.reading, codec)
  expect(Buffer.compare(undone, original.bytes)).toBe(0)
}
