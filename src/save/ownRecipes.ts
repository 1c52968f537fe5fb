import { checksumBytes } from '#shared/format-path/file.ts'
import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { hexBytes } from '#shared/number.ts'
import {
  applyRecipe,
  type ChangedValue,
  layout,
  PathError,
  parseSave,
  RecipeError,
  type Save,
  type SaveField,
  setValue,
  writeSave,
} from '../generated/gtasa-save/index.js'
import { recipeData } from '../generated/gtasa-save/recipes.js'
import { type OpenedSave, valueText } from './readSave.ts'

/** A field that a recipe changes. */
export interface OwnChange {
  readonly path: string
  /** Index of the step of the recipe that writes it. */
  readonly step: number
  readonly block: string
  /** From the start of the block. */
  readonly blockOffset: number
  readonly before: string
  readonly after: string
}

/** Adjacent bytes of a save that a recipe changes. */
export interface OwnWrite {
  /** From the start of the file. */
  readonly offset: number
  readonly before: Uint8Array
  readonly after: Uint8Array
  /** In file order; none for the checksum. */
  readonly changes: readonly OwnChange[]
}

function sumBytes(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) sum += byte
  return sum
}

/** Longest write: a line of most hex editors. */
const longestWrite = 16

interface ChangedField extends OwnChange {
  readonly offset: number
  readonly size: number
}

/** The changed values with their offsets, in file order. @param save after the recipe */
function locate(save: Save, changed: readonly ChangedValue[]): readonly ChangedField[] {
  const fields = memoizeByValue((block: string) => {
    return new Map<string, SaveField>([...layout(save, block)].map(field => [field.path, field]))
  })
  return changed
    .flatMap(({ path, step, before }) => {
      const [block = ''] = path.split('.', 1)
      // A part of an array that has a name of its own is not listed by the name of the array.
      const [field] = fields(block).has(path) ? [fields(block).get(path)] : layout(save, path)
      if (field === undefined || typeof before === 'object') return []
      const { offset, size, blockOffset, type } = field
      const old = valueText({ path, type, value: typeof field.value === 'boolean' ? before !== 0 : before })
      return {
        path,
        step,
        block: field.block,
        blockOffset,
        offset,
        size,
        before: old,
        after: valueText(field),
      }
    })
    .sort((one, other) => one.offset - other.offset)
}

/** Joins adjacent values up to a line of a hex editor. */
function toWrites(fields: readonly ChangedField[], before: Uint8Array, after: Uint8Array): OwnWrite[] {
  const runs: ChangedField[][] = []
  for (const field of fields) {
    const run = runs.at(-1)
    const [first, last] = [run?.[0], run?.at(-1)]
    const isNext = first && last && last.offset + last.size === field.offset
    if (isNext && field.offset + field.size - first.offset <= longestWrite) run?.push(field)
    else runs.push([field])
  }
  return runs.map(changes => {
    const offset = changes[0]?.offset ?? 0
    const end = changes.reduce((last, field) => Math.max(last, field.offset + field.size), offset)
    return { offset, before: before.slice(offset, end), after: after.slice(offset, end), changes }
  })
}

/** The checksum of a save after the writes, if it is not the stored one. */
function checksumWrites(
  { bytes, checksumOffset: offset }: OpenedSave,
  writes: readonly OwnWrite[],
): readonly OwnWrite[] {
  const changed = bytes.slice(0, offset)
  for (const write of writes) changed.set(write.after, write.offset)
  const before = bytes.slice(offset, offset + checksumBytes)
  const after = new Uint8Array(checksumBytes)
  new DataView(after.buffer).setUint32(0, sumBytes(changed), true)
  return hexBytes(after) === hexBytes(before) ? [] : [{ offset, before, after, changes: [] }]
}

/**
 * Applies recipes to a copy of a save, which is restored after each.
 * @returns runs a recipe: what `use` makes of the copy after it, or why the recipe does not apply
 */
function recipeTrial(bytes: Uint8Array) {
  let restored: Save | null = null
  return <Result>(key: string, use: (copy: Save, changed: readonly ChangedValue[]) => Result) => {
    const copy = restored ?? parseSave(bytes, { acceptWrongChecksum: true, names: recipeData.names })
    restored = copy
    try {
      const changed = applyRecipe(copy, recipeData, key)
      const result = use(copy, changed)
      for (const { path, before } of changed.toReversed()) setValue(copy, path, before)
      return result
    } catch (error) {
      // A RangeError is about a value that does not fit, as in a damaged save.
      if (!(error instanceof RecipeError || error instanceof PathError || error instanceof RangeError))
        throw error
      if (!(error instanceof RecipeError)) restored = null // parts of the recipe may have been applied
      return { changed: 0, reason: error.message }
    }
  }
}

/** The recipes with the offsets and bytes of a save, by their keys. */
export const ownRecipes = memoizeBy((opened: OpenedSave) => {
  const trial = recipeTrial(opened.bytes)
  return {
    /** How many values a recipe changes, or why it does not apply. */
    verdict: memoizeByValue((key: string) =>
      trial(key, (_, { length }) => ({ changed: length, reason: null })),
    ),
    /** What to type into a hex editor, the checksum last; nothing if the recipe does not apply or changes nothing. */
    writes: memoizeByValue((key: string): readonly OwnWrite[] => {
      const writes = trial(key, (copy, changed) => {
        return toWrites(locate(copy, changed), opened.bytes, writeSave(copy, { unchecked: true }))
      })
      return 'reason' in writes ? [] : [...writes, ...checksumWrites(opened, writes)]
    }),
  }
})
