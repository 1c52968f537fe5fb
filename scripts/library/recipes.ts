import type { ChecklistCondition } from '../../src/shared/checklist.ts'
import { PathError } from '../../src/shared/format-path/path.ts'
import type { Platform } from '../../src/shared/format-types.ts'
import type { RecipeAction } from '../../src/shared/recipe-types.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import {
  applyRecipe,
  type ChangedValue,
  RecipeError,
  type SaveAccess,
} from '../format/recipes/apply-recipe.ts'
import type { ValuePart } from './block-layout.ts'
import type { Names } from './blocks.ts'
import { blockParts, findParts } from './layout.ts'
import type { WritableSave } from './save.ts'
import type { NoVariables } from './script-globals.ts'
import { assign } from './values.ts'
import { ownValues } from './write-save.ts'

/** A recipe of the site. */
export interface PackedRecipe {
  /** E.g. `set-money`. */
  readonly key: string
  readonly goal: string
  /** What to watch; null for nothing. */
  readonly caveat: string | null
  /** For the saves of each platform it is for. */
  readonly actions: Readonly<Partial<Record<Platform, readonly RecipeAction[]>>>
}

/** A row of the 100% checklist. */
export interface PackedTask extends ChecklistCondition {
  readonly number: number
  readonly group: string
  readonly task: string
}

/** The recipes of the site: `recipeData` of `gtasa-save/recipes`; and the rows of the 100% checklist that they complete. */
export interface RecipeData {
  /** The script variables that recipes name, on PC. */
  readonly names: Names<NoVariables>
  readonly recipes: readonly PackedRecipe[]
  readonly checklist: readonly PackedTask[]
}

/** The actions of a recipe, with another value than that of the site. @throws RecipeError if it writes several values */
function withValue(
  { key }: PackedRecipe,
  actions: readonly RecipeAction[],
  value: number,
): readonly RecipeAction[] {
  const isSet = ({ change, value: own }: RecipeAction) => change === 'set' && own !== null
  const values = new Set(actions.filter(isSet).map(action => action.value))
  if (values.size !== 1) throw new RecipeError(`${key} does not write one value, which could be another`)
  return actions.map(action => (isSet(action) ? { ...action, value } : action))
}

/** The values of a save in memory, found in its blocks as they are at first: a recipe changes no count. */
function accessTo(codec: SaveCodec, save: WritableSave): SaveAccess {
  const blocks = [...blockParts(codec, ownValues(codec, save))]
  const partsAt = (path: string) => findParts(codec, blocks, path).parts
  const partAt = (path: string): ValuePart => {
    const [part] = partsAt(path)
    if (part?.kind !== 'value') throw new PathError(path, 'is not the path of a value')
    return part
  }
  return {
    expand: path => partsAt(path).map(part => part.path),
    read(path) {
      const { value } = partAt(path)
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
  { recipes, checklist }: RecipeData,
  key: string,
  value: number | undefined,
): readonly ChangedValue[] {
  const recipe = recipes.find(candidate => candidate.key === key)
  if (recipe === undefined) throw new RecipeError(`there is no recipe ${key}`)
  const actions = recipe.actions[codec.definition.platform]
  if (actions === undefined) throw new RecipeError(`${key} is not for saves of ${codec.definition.platform}`)
  const own = value === undefined ? actions : withValue(recipe, actions, value)
  return applyRecipe(own, accessTo(codec, save), checklist)
}
