import type { RecipeAction } from '#shared/recipe-types.ts'
import { variablesPath } from '#shared/script-variable.ts'
import { getValue, type Save } from '../generated/gtasa-save/index.js'

/** Whether a field with `[all]` or `[4-14]` names a value among others. */
function includes(field: string, path: string): boolean {
  const pattern = field
    .replaceAll(/[.[\]]/g, '\\$&')
    .replaceAll(/(?<=\[)(?:all|\d+-\d+)(?=\\\])/g, String.raw`\d+`)
  return new RegExp(`^${pattern}$`).test(path)
}

/** Whether an element is the one that a condition names by a script variable: `index is parked_nrg500_bike_school`. */
function isNamed(save: Save, path: string, where: string | null): boolean {
  const [, field, variable] = /^(\w+) is (\w+)$/.exec(where ?? '') ?? []
  if (field === undefined) return true
  const sibling = path.replace(/\.[^.]+$/, `.${field}`)
  return getValue(save, sibling) === getValue(save, `${variablesPath}[${variable}]`)
}

/** The index of the step of a recipe that writes a value; -1 for none. @param save with the names of the script variables */
export function stepOf(actions: readonly RecipeAction[], save: Save, path: string): number {
  const exact = actions.findLastIndex(({ field }) => field === path)
  if (exact !== -1) return exact
  return actions.findLastIndex(({ field, where }) => includes(field, path) && isNamed(save, path, where))
}
