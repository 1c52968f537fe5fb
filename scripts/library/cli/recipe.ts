import { rowsOn } from '#shared/checklist.ts'
import { PathError } from '#shared/format-path/path.ts'
import { didYouMean } from '#shared/nearest.ts'
import { camelCase } from '#shared/text.ts'
import { CommandError } from '../../cli/command-error.ts'
import { applyRecipe, type ChangedValue, RecipeError } from '../../format/recipes/apply-recipe.ts'
import { bytesAccess } from '../../format/recipes/bytes-access.ts'
import { actionsFor, type RecipeCall } from '../../format/recipes/recipe-call.ts'
import {
  listLengths,
  optionNames,
  type RecipeOptions,
  rewriterOf,
} from '../../format/recipes/recipe-options.ts'
import { changeCall, changeOptions, writeChanged } from './change-save.ts'
import type { Command, Context } from './command.ts'
import { type NamedNumbers, numberOf } from './named-numbers.ts'
import { type OpenSave, openSave } from './open-save.ts'
import { bytesOf, changeText } from './values.ts'
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

/** Applies a recipe to the bytes of a save. @throws CommandError if it does not apply to the save */
function applyTo(
  bytes: Uint8Array,
  { codec: { definition }, counts }: OpenSave,
  { recipeData }: Context,
  call: RecipeCall,
  isUnusual: boolean,
): readonly ChangedValue[] {
  const rows = rowsOn(recipeData.checklist, definition.platform)
  try {
    const actions = actionsFor(recipeData, definition.platform, call)
    const access = bytesAccess(definition, bytes, counts, (...value) => bytesOf(...value, isUnusual))
    return applyRecipe(actions, access, rows)
  } catch (error) {
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
    const bytes = Uint8Array.from(save.bytes)
    const changed = applyTo(bytes, save, context, { key, options }, args.flags.has('unusual'))
    const lines = [
      ...(changed.length === 0 ? [`${key} has nothing to change: the save has all its values`] : []),
      ...changed.map(change => changeText(paint, change)),
      ...(found.caveat === null ? [] : [paint('note', found.caveat)]),
    ]
    writeChanged(context, args, { save, changed: bytes, lines })
    return 0
  },
}
