import { PathError } from '../../../src/shared/format-path/path.ts'
import { CommandError } from '../../cli/command-error.ts'
import { writeCopy } from '../../cli/write-file.ts'
import { platformNames } from '../../format/codec/platform.ts'
import { applyRecipe, type ChangedValue, RecipeError } from '../../format/recipes/apply-recipe.ts'
import { bytesAccess } from '../../format/recipes/bytes-access.ts'
import type { Command, Context, PackedRecipe } from './command.ts'
import { type OpenSave, openSave, sealed } from './open-save.ts'
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
  call: 'recipe FILE NAME --out FILE [--force], or recipe --list [--json]',
  help: 'applies a recipe of the site, when the save is one that it is for',
  count: [0, 2],
  options: { out: 'value', force: 'flag', list: 'flag', json: 'flag' },
  run(context, { others: [file, key], flags, values }) {
    const { codecs, recipeData, print, paint } = context
    if (flags.has('list')) {
      listRecipes(context, flags.has('json'))
      return 0
    }
    if (file === undefined || key === undefined)
      throw new CommandError('recipe needs FILE and NAME, or --list', 2)
    const out = values.get('out')
    if (out === undefined) throw new CommandError('recipe needs --out FILE', 2)
    const found = recipeData.recipes.find(candidate => candidate.key === key)
    if (found === undefined)
      throw new CommandError(`unknown recipe ${key}; run recipe --list for all names`, 2)
    const save = openSave(codecs, file)
    const bytes = Uint8Array.from(save.bytes)
    const changed = applyTo(bytes, found, save, context)
    if (changed.length === 0) print(`${key} has nothing to change: the save has all its values`)
    const kept = writeCopy(out, sealed(save, bytes, false), {
      original: file,
      isForced: flags.has('force'),
    })
    for (const { path, before, after } of changed)
      print(`${paint('path', path)} ${showValue(before)} → ${showValue(after)}`)
    if (found.caveat !== null) print(paint('note', found.caveat))
    print(`${out} written${kept === null ? '' : `; the original is ${kept}`}`)
    return 0
  },
}
