import { PathError } from '../../../src/shared/format-path/path.ts'
import { nearest } from '../../../src/shared/nearest.ts'
import { CommandError } from '../../cli/command-error.ts'
import { platformNames } from '../../format/codec/platform.ts'
import { applyRecipe, type ChangedValue, RecipeError } from '../../format/recipes/apply-recipe.ts'
import { bytesAccess } from '../../format/recipes/bytes-access.ts'
import type { PackedRecipe } from '../recipes.ts'
import { changeCall, changeOptions, writeChanged } from './change-save.ts'
import type { Command, Context } from './command.ts'
import { type OpenSave, openSave } from './open-save.ts'
import { showValue } from './values.ts'

function listRecipes({ recipeData: { recipes }, print, paint }: Context, isJson: boolean): void {
  if (isJson) {
    print(JSON.stringify(recipes, null, 1))
    return
  }
  const width = Math.max(...recipes.map(({ key }) => key.length))
  for (const { key, goal } of recipes) print(`${paint('path', key.padEnd(width))}  ${goal}`)
}

/** Applies a recipe to the bytes of a save. @throws CommandError if it does not apply to the save */
function applyTo(
  bytes: Uint8Array,
  { key, actions }: PackedRecipe,
  { codec, counts }: OpenSave,
  { recipeData: { checklist } }: Context,
): readonly ChangedValue[] {
  const { platform } = codec.definition
  const own = actions[platform]
  if (own === undefined) throw new CommandError(`${key} is not for ${platformNames[platform]} saves`)
  try {
    return applyRecipe(own, bytesAccess(codec.definition, bytes, counts), checklist)
  } catch (error) {
    if (!(error instanceof PathError || error instanceof RecipeError)) throw error
    throw new CommandError(`${key} is not for this save: ${error.message}`)
  }
}

/** `recipe`: applies a recipe of the site. */
export const recipe: Command = {
  call: `recipe FILE NAME ${changeCall}, or recipe --list [--json]`,
  help: 'applies a recipe of the site, when the save is one that it is for',
  count: [0, 2],
  options: { ...changeOptions, list: 'flag', json: 'flag' },
  run(context, args) {
    const { recipeData, paint } = context
    const [file, key] = args.others
    if (args.flags.has('list')) {
      listRecipes(context, args.flags.has('json'))
      return 0
    }
    if (file === undefined || key === undefined)
      throw new CommandError('recipe needs FILE and NAME, or --list', 2)
    const found = recipeData.recipes.find(candidate => candidate.key === key)
    if (found === undefined) {
      const close = nearest(
        key,
        recipeData.recipes.map(candidate => candidate.key),
      )
      const hint = close === null ? '' : `; did you mean ${close}?`
      throw new CommandError(`unknown recipe ${key}; run recipe --list for all names${hint}`, 2)
    }
    const save = openSave(context, file)
    const bytes = Uint8Array.from(save.bytes)
    const changed = applyTo(bytes, found, save, context)
    writeChanged(context, args, save, bytes, [
      ...(changed.length === 0 ? [`${key} has nothing to change: the save has all its values`] : []),
      ...changed.map(
        ({ path, before, after }) => `${paint('path', path)} ${showValue(before)} → ${showValue(after)}`,
      ),
      ...(found.caveat === null ? [] : [paint('note', found.caveat)]),
    ])
    return 0
  },
}
