import { expect } from 'vitest'
import { doneRows } from '#shared/checklist.ts'
import { checksumBytes } from '#shared/format-path/file.ts'
import { PathError } from '#shared/format-path/path.ts'
import { findTarget } from '#shared/format-path/target.ts'
import type { RecipeAction } from '#shared/recipe-types.ts'
import type { SaveCodec } from '../../../scripts/format/codec/compile-format.ts'
import { decodeSave, type SaveReading } from '../../../scripts/format/codec/decode-save.ts'
import { fillPadding, storeChecksum } from '../../../scripts/format/codec/file-end.ts'
import type { BlockReading, Value } from '../../../scripts/format/codec/value.ts'
import { fileCounts } from '../../../scripts/format/codec/value-size.ts'
import { applyRecipe, type ChangedValue, RecipeError } from '../../../scripts/format/recipes/apply-recipe.ts'
import { bytesAccess } from '../../../scripts/format/recipes/bytes-access.ts'
import { checklist } from '../../../scripts/tables/checklist.ts'
import { realSource } from '../support/sources.ts'
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

/** Applies a recipe to a copy of a save. @returns null if it is not for this save */
export function applyTo(
  actions: readonly RecipeAction[],
  { bytes: original, reading }: ReadSave,
  codec: SaveCodec = pc,
): RecipeResult | null {
  const { definition } = codec
  const bytes = new Uint8Array(original)
  try {
    const changed = applyRecipe(actions, accessTo(bytes, codec, reading), rows)
    const end = bytes.length - checksumBytes
    if (reading.padding?.differing === 0)
      fillPadding(bytes, reading.padding.start, end, definition.file.workBufferSize)
    storeChecksum(bytes, end)
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

/** The path with the index of a named element instead of its name, as in decoded saves. */
function numbered(path: string, { definition }: SaveCodec, { blocks }: SaveReading): string {
  const { block, offset, size } = findTarget(definition, path, fileCounts(definition, blocks))
  const [list] = /^block\d\d\.\w+/.exec(path) ?? []
  if (!/^block\d\d\.\w+\[[a-z]/.test(path) || list === undefined) return path
  const first = findTarget(definition, `${list}[0]`, fileCounts(definition, blocks))
  expect(block).toBe(first.block)
  return `${list}[${(offset - first.offset) / size}]`
}

/** Expects a sound save in which exactly the reported values differ. */
export function expectNamedChangesOnly(
  result: RecipeResult,
  { bytes, reading }: ReadSave,
  codec: SaveCodec = pc,
): void {
  const after = result.reading
  expect([...after.errors, ...after.breaches]).toEqual([])
  expect(after.checksum?.stored).toBe(after.checksum?.computed)
  expect(after.violationCount).toBeLessThanOrEqual(reading.violationCount)
  const named = result.changed.map(({ path }) => numbered(path, codec, reading))
  expect(changedPaths(reading.blocks, after.blocks)).toEqual(named.sort())
  expect(result.bytes.length).toBe(bytes.length)
}

function differences(one: Value | undefined, other: Value | undefined, path: string): readonly string[] {
  if (one === other) return []
  if (one instanceof Uint8Array && other instanceof Uint8Array)
    return Buffer.compare(one, other) === 0 ? [] : [path]
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((value, index) =>
      value === other[index] ? [] : differences(value, other[index], `${path}[${index}]`),
    )
  if (typeof one === 'object' && typeof other === 'object' && !Array.isArray(one) && !Array.isArray(other)) {
    const others = new Map(Object.entries(other))
    return Object.entries(one).flatMap(([name, value]) => {
      const changed = others.get(name)
      return value === changed ? [] : differences(value, changed, `${path}.${name}`)
    })
  }
  return [path]
}

/** Paths of all values that differ between two decoded saves. */
export function changedPaths(
  one: readonly BlockReading[],
  other: readonly BlockReading[],
): readonly string[] {
  return one
    .flatMap(({ number, value }, index) => differences(value, other[index]?.value, `block${number}`))
    .sort()
}
