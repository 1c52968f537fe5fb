import { readScalar, readText } from '../../../scripts/format/codec/byte-io.ts'
import { compileRange } from '../../../scripts/format/codec/compile-range.ts'
import { fileCounts } from '../../../scripts/format/codec/counts-of.ts'
import { checksum } from '../../../scripts/format/codec/file-end.ts'
import { targetBytes } from '../../../scripts/format/codec/target-bytes.ts'
import type { BlockReading, Value } from '../../../scripts/format/codec/value.ts'
import type { Definition } from '../../../scripts/format/definition.ts'
import { checksumPath } from '../../../scripts/format/recipes/recipe-book.ts'
import { stepPlaces } from '../../../scripts/format/recipes/step-places.ts'
import { stepValue } from '../../../scripts/format/recipes/step-value.ts'
import { recipeSteps } from '../../../scripts/tables/recipe-steps.ts'
import { PathError } from '../../../src/shared/format-path/path.ts'
import type { Target } from '../../../src/shared/format-path/target.ts'
import { parseRange } from '../../../src/shared/range.ts'
import { isScalar } from '../../../src/shared/types.ts'
import { realSource } from '../support/sources.ts'
import { definition as pc } from './support.ts'

/** A step with its offsets in one save. */
export interface PlacedStep {
  readonly needs: string | null
  readonly before: number | null
  readonly value: number | null
  readonly places: readonly Target[]
}

/**
 * The steps of a recipe in a save. @returns null if the save has no such values: another game script has
 * other variables, a save made outdoors no door
 */
export function placeSteps(
  recipe: string,
  blocks: readonly BlockReading[],
  definition: Definition = pc,
): readonly PlacedStep[] | null {
  const counts = fileCounts(definition, blocks)
  const rows = recipeSteps.rows(realSource).filter(row => row.recipe === recipe && row.field !== checksumPath)
  try {
    return rows.map(({ field, needs, before, value, valueFrom }) => ({
      ...{ needs, before, value: stepValue(value, valueFrom, realSource) },
      places: stepPlaces(definition, field, counts),
    }))
  } catch (error) {
    if (error instanceof PathError) return null
    throw error
  }
}

function readAt(bytes: Uint8Array, { field, fileOffset, size }: Target): Value {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isScalar(field.type)) return readScalar[field.type](view, fileOffset)
  return readText(bytes, fileOffset, size).split('\0', 1)[0] ?? ''
}

/** Whether the save has all values that the steps require. */
export function fits(steps: readonly PlacedStep[], bytes: Uint8Array): boolean {
  return steps.every(({ needs, places }) => {
    const range = needs === null ? null : parseRange(needs)
    return range === null || places.every(place => compileRange(range)(readAt(bytes, place), {}))
  })
}

/** A copy of the save with the values of the steps written and the checksum fixed. */
export function write(
  bytes: Uint8Array,
  steps: readonly PlacedStep[],
  which: 'before' | 'value',
  definition: Definition = pc,
): Uint8Array {
  const changed = new Uint8Array(bytes)
  for (const step of steps) {
    const number = step[which]
    if (number === null) continue
    for (const place of step.places) changed.set(targetBytes(definition, place, number), place.fileOffset)
  }
  const checksumOffset = changed.length - 4
  new DataView(changed.buffer).setUint32(checksumOffset, checksum(changed, checksumOffset), true)
  return changed
}

/** The path with the index of a named element instead of its name, as in decoded saves. */
function numbered({ path }: Target, definition: Definition): string {
  return path.replace(
    /^(block(\d\d)\.(\w+))\[([a-z]\w*)\](?:\[(\d+)\])?/,
    (_, head, block, list, name, part) => {
      const root = definition.blocks.find(({ number }) => number === block)?.struct ?? ''
      const field = definition.structs.get(root)?.fields.find(candidate => candidate.name === list)
      const element = field?.elements?.find(candidate => candidate.name === name)
      return `${head}[${(element?.index ?? Number.NaN) + Number(part ?? 0)}]`
    },
  )
}

/**
 * Paths of the values that the steps change in this save; if two steps write the same value, the later one
 * counts.
 */
export function pathsToChange(
  steps: readonly PlacedStep[],
  bytes: Uint8Array,
  definition: Definition = pc,
): readonly string[] {
  const isOther = new Map<string, boolean>()
  for (const { value, places } of steps) {
    if (value === null) continue
    for (const place of places) {
      const now = bytes.subarray(place.fileOffset, place.fileOffset + place.size)
      const wanted = targetBytes(definition, place, value)
      isOther.set(numbered(place, definition), Buffer.compare(now, wanted) !== 0)
    }
  }
  return [...isOther].flatMap(([path, is]) => (is ? [path] : [])).sort()
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
