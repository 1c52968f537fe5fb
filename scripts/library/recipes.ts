import type { ChecklistCondition } from '../../src/shared/checklist.ts'
import type { Platform } from '../../src/shared/format-types.ts'
import type { RecipeAction } from '../../src/shared/recipe-types.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { applyRecipe, type ChangedValue, RecipeError } from '../format/recipes/apply-recipe.ts'
import { findParts } from './layout.ts'
import type { WritableSave } from './save.ts'
import { assignValue, readValue } from './values.ts'
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

/** See `applyRecipe` of the package. */
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
  const read = (path: string) => readValue(codec, save, path)
  return applyRecipe(
    value === undefined ? actions : withValue(recipe, actions, value),
    {
      expand: path => findParts(codec, ownValues(codec, save), path).parts.map(part => part.path),
      read: path => {
        const found = read(path)
        return typeof found === 'boolean' ? Number(found) : found
      },
      write: (path, next) =>
        assignValue(codec, save, path, typeof read(path) === 'boolean' ? next !== 0 : next),
    },
    checklist,
  )
}
