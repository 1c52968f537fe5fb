import { rowsOn } from '#shared/checklist.ts'
import { PathError } from '#shared/format-path/path.ts'
import { didYouMean } from '#shared/nearest.ts'
import { camelCase } from '#shared/text.ts'
import { CommandError } from '../../cli/command-error.ts'
import { applyRecipe, type ChangedValue, RecipeError } from '../../format/recipes/apply-recipe.ts'
import { actionsFor, type RecipeCall } from '../../format/recipes/recipe-call.ts'
import {
  listLengths,
  optionNames,
  type RecipeOptions,
  rewriterOf,
} from '../../format/recipes/recipe-options.ts'
import { accessTo } from '../recipes.ts'
import { changeCall, changeOptions, writeChanged } from './change-save.ts'
import type { Command, Context, NamedNumbers } from './command.ts'
import { type OpenSave, openSave } from './open-save.ts'
import { numberOf, valuesAt } from './values.ts'
import { splitAssignment } from './values-commands.ts'

function listRecipes({ recipeData: { recipes }, print, paint }: Context, isJson: boolean): void {
  if (isJson) {
    print(JSON.stringify(recipes, null, 1))
    return
  }
  const width = Math.max(...recipes.map(({ key }) => key.length))
  for (const { key, goal } of recipes) print(`${paint('path', key.padEnd(width))}  ${goal}`)
}

/** Parses the options of a recipe; numbers, also by name, and several with commas. @throws CommandError that lists the options */
function parseOptions(
  key: string,
  assignments: readonly string[],
  { recipeData: { tables }, lists }: Context,
): RecipeOptions {
  const rows: NamedNumbers = {
    garage: Object.fromEntries(tables.garages.map(({ name, row }) => [name, row])),
    savePlace: Object.fromEntries(tables.savePlaces.map(({ name, id }) => [`${name} ${id}`, id])), // two in one district
    weapon: lists.weapons ?? {},
    vehicle: lists.vehicles ?? {},
    mods: lists.vehicleMods ?? {},
  }
  const { takes } = rewriterOf(key)
  const options = assignments.map(assignment => {
    const [given, text] = splitAssignment(assignment)
    const name = camelCase(given)
    if (!takes.some(one => one === name))
      throw new CommandError(`${key} has no option ${given}; it takes ${optionNames(key)}`, 2)
    const parse = (value: string) =>
      /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : numberOf(rows[name] ?? {}, value, given)
    return [name, listLengths.has(name) ? text.split(',').map(parse) : parse(text)]
  })
  return Object.fromEntries(options)
}

/** Applies a recipe to the values of a save. @throws CommandError if it does not apply to the save */
function applyTo(save: OpenSave, { recipeData }: Context, call: RecipeCall): readonly ChangedValue[] {
  const { platform } = save.codec.definition
  try {
    const actions = actionsFor(recipeData, platform, call)
    return applyRecipe(actions, accessTo(save), rowsOn(recipeData.checklist, platform))
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(error.message)
    if (!(error instanceof PathError || error instanceof RecipeError)) throw error
    throw new CommandError(`${call.key} is not for this save: ${error.message}`)
  }
}

/** `recipe`: applies a recipe of the site. */
export const recipe: Command = {
  call: `recipe FILE NAME [OPTION=VALUE…] ${changeCall}, or recipe --list [--json]`,
  help: 'applies a recipe of the site, when the save is one that it is for; with other values, e.g. recipe GTASAsf1.b give-weapon weapon=AK47 ammo=300 --out GTASAsf2.b',
  count: [0, Number.POSITIVE_INFINITY],
  options: { ...changeOptions, list: 'flag', json: 'flag' },
  run(context, args) {
    const { recipeData, paint } = context
    const [file, key, ...assignments] = args.others
    if (args.flags.has('list')) {
      listRecipes(context, args.flags.has('json'))
      return 0
    }
    if (file === undefined || key === undefined)
      throw new CommandError('recipe needs FILE and NAME, or --list', 2)
    const found = recipeData.recipes.find(candidate => candidate.key === key)
    if (found === undefined) {
      const names = recipeData.recipes.map(candidate => candidate.key)
      throw new CommandError(
        `unknown recipe ${key}; run recipe --list for all names${didYouMean(key, names)}`,
        2,
      )
    }
    const options = parseOptions(found.key, assignments, context)
    const save = openSave(context, file)
    const values = applyTo(save, context, { key, options }).flatMap(({ path, before, after }) =>
      valuesAt(save, path).map(part => ({ part, before, after })),
    )
    const notes = [
      ...(values.length === 0 ? [`${key} has nothing to change: the save has all its values`] : []),
      ...(found.caveat === null ? [] : [paint('note', found.caveat)]),
    ]
    writeChanged(context, args, { save, values, notes })
    return 0
  },
}
