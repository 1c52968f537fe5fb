import { rowsOn } from '#shared/checklist.ts'
import { PathError } from '#shared/format-path/path.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { readAs } from '../format/codec/named-values.ts'
import type { Value } from '../format/codec/value.ts'
import {
  applyRecipe,
  type ChangedValue,
  RecipeError,
  type SaveAccess,
} from '../format/recipes/apply-recipe.ts'
import type { PackedRecipes } from '../format/recipes/pack-recipes.ts'
import { actionsFor, type RecipeCall } from '../format/recipes/recipe-call.ts'
import type { Part, ValuePart } from './block-layout.ts'
import type { Names } from './blocks.ts'
import { blockParts, findParts } from './layout.ts'
import type { WritableSave } from './save.ts'
import type { NoVariables } from './script-globals.ts'
import { findProblems } from './validate.ts'
import { assign } from './values.ts'
import { ownValues } from './write-save.ts'

/** The recipes of the site: `recipeData` of `gtasa-save/recipes`. */
export interface RecipeData extends PackedRecipes {
  /** The script variables that recipes name, on PC. */
  readonly names: Names<NoVariables>
}

/** What a part has now; its own value is that of when it was found. */
function currentValue({ named, container, key }: ValuePart): Value {
  if (named === null) return Reflect.get(container, key)
  const { list, value } = named
  return readAs(list.field, list.value, value.index, value.element.type)
}

/**
 * The values of a save in memory, found in its blocks as they are at first: a recipe changes no count.
 * Parts are kept, as a recipe asks for each of its paths up to five times: all recipes take half of the time.
 */
function accessTo(codec: SaveCodec, save: WritableSave): SaveAccess {
  const blocks = [...blockParts(codec, ownValues(codec, save))]
  const known = new Map<string, readonly Part[]>()
  const partsAt = (path: string): readonly Part[] => {
    const parts = known.get(path) ?? findParts(codec, blocks, path).parts
    known.set(path, parts)
    return parts
  }
  const partAt = (path: string): ValuePart => {
    const [part] = partsAt(path)
    if (part?.kind !== 'value') throw new PathError(path, 'is not the path of a value')
    return part
  }
  return {
    expand: path =>
      partsAt(path).map(part => {
        known.set(part.path, [part])
        return part.path
      }),
    read(path) {
      const value = currentValue(partAt(path))
      return typeof value === 'boolean' ? Number(value) : value
    },
    write(path, next) {
      const part = partAt(path)
      const stored = part.type === 'f32' ? Math.fround(Number(next)) : next
      assign(part, typeof part.value === 'boolean' ? stored !== 0 : stored, path)
    },
  }
}

/** See `applyRecipe` of the package. @param codec with the names of the data */
export function performRecipe(
  codec: SaveCodec,
  save: WritableSave,
  data: RecipeData,
  call: RecipeCall,
): readonly ChangedValue[] {
  const { platform } = codec.definition
  const actions = actionsFor(data, platform, call)
  const access = accessTo(codec, save)
  const rows = rowsOn(data.checklist, platform)
  if (Object.keys(call.options).length === 0) return applyRecipe(actions, access, rows)
  const before = new Set(findProblems(codec, save).map(({ path }) => path))
  const changed = applyRecipe(actions, access, rows)
  const problem = findProblems(codec, save).find(({ path }) => !before.has(path))
  if (problem === undefined) return changed
  for (const { path, before: old } of changed) access.write(path, typeof old === 'string' ? old : Number(old))
  throw new RecipeError(`${problem.path} ${problem.rule}`)
}
