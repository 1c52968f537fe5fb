import { applyRecipe, type ChangedValue, type RecipeOptions, type WritableSave } from './index.ts'
import { type RecipeName, recipeData } from './recipe-data.ts'

type After<Prefix extends string, Name extends string> = Name extends `${Prefix}${infer Rest}` ? Rest : never

/** What `collectAll` collects. */
export type Collectible = After<'collect-', RecipeName> | 'tags' | 'jumps'

/** What `completeJob` completes. */
export type Job = Exclude<After<'finish-', RecipeName>, 'jumps'>

const otherRecipes = new Map<string, string>([
  ['tags', 'spray-tags'],
  ['jumps', 'finish-jumps'],
])

/**
 * Gives the player a weapon, in the slot that it belongs to.
 * @param weapon its id, e.g. `lists.weapons.m4` of `gtasa-save/data`
 * @param options rounds in all (`ammo`) and in the clip
 * @returns the values that are now different
 * @throws RecipeError if it is no weapon
 */
export function giveWeapon(
  save: WritableSave,
  weapon: number,
  options: Pick<RecipeOptions, 'ammo' | 'clip'> = {},
): readonly ChangedValue[] {
  return applyRecipe(save, recipeData, 'give-weapon', { ...options, weapon })
}

/**
 * Stores a vehicle in a garage of a savehouse; one that is already there is replaced.
 * @param vehicle its model number, e.g. 411 @param garage its row, 0 to 19
 * @param options position in the garage (0 to 3), ids of colours and components, paint job (-1 for none)
 * @returns the values that are now different
 * @throws RecipeError with the reason if the garage cannot store it, or a component does not fit it
 */
export function storeCar(
  save: WritableSave,
  vehicle: number,
  garage: number,
  options: Pick<RecipeOptions, 'position' | 'colours' | 'mods' | 'paintJob'> = {},
): readonly ChangedValue[] {
  return applyRecipe(save, recipeData, 'store-car', { ...options, vehicle, garage })
}

/**
 * Collects all of a kind, and counts them in statistics and progress as the game does.
 * @param what e.g. `oysters` @returns the values that are now different; none if the save has them all
 * @throws RecipeError if the save is not one that the recipe is for, e.g. as the reward has been given
 */
export function collectAll(save: WritableSave, what: Collectible): readonly ChangedValue[] {
  return applyRecipe(save, recipeData, otherRecipes.get(what) ?? `collect-${what}`)
}

/**
 * Moves the player to the save disk of a savehouse, in a save that was made indoors.
 * @param savePlace id of a save place indoors @returns the values that are now different
 * @throws RecipeError if the save was made outdoors, or there is no such save place indoors
 */
export function moveToSavehouse(save: WritableSave, savePlace: number): readonly ChangedValue[] {
  return applyRecipe(save, recipeData, 'move-to-savehouse', { savePlace })
}

/**
 * Completes a job, with its rewards, counters and statistics.
 * @param job e.g. `taxi` @returns the values that are now different
 * @throws RecipeError if the job is done, or the save is not one that the recipe is for
 */
export function completeJob(save: WritableSave, job: Job): readonly ChangedValue[] {
  return applyRecipe(save, recipeData, `finish-${job}`)
}
