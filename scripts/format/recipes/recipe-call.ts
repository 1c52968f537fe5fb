import { didYouMean } from '#shared/nearest.ts'
import type { RecipeAction } from '#shared/recipe-types.ts'
import { platformNames } from '../codec/decode-save.ts'
import type { Platform } from '../definition.ts'
import { RecipeError } from './apply-recipe.ts'
import type { PackedRecipes } from './pack-recipes.ts'
import { checkOption, optionNames, type RecipeOptions, rewriterOf } from './recipe-options.ts'

/** A recipe to be applied. */
export interface RecipeCall {
  /** E.g. `set-money`. */
  readonly key: string
  readonly options: RecipeOptions
}

/**
 * What a recipe does in the saves of a platform.
 * @throws RecipeError if there is no such recipe or it is not for the platform, if it takes no such option, or a value is not
 * possible
 */
export function actionsFor(
  { recipes, tables }: PackedRecipes,
  platform: Platform,
  { key, options }: RecipeCall,
): readonly RecipeAction[] {
  const recipe = recipes.find(candidate => candidate.key === key)
  if (recipe === undefined) {
    const keys = recipes.map(candidate => candidate.key)
    throw new RecipeError(`there is no recipe ${key}${didYouMean(key, keys)}`)
  }
  const actions = recipe.actions[platform]
  if (actions === undefined)
    throw new RecipeError(`${key} does not apply to ${platformNames[platform]} saves`)
  const given = Object.keys(options)
  if (given.length === 0) return actions
  const { takes, rewrite } = rewriterOf(key)
  const foreign = given.find(name => !takes.some(taken => taken === name))
  if (foreign !== undefined)
    throw new RecipeError(`${key} has no option ${foreign}; it takes ${optionNames(key)}`)
  for (const [name, value] of Object.entries(options)) checkOption(name, value)
  return rewrite(actions, options, tables)
}
