import { parseRange, rangeText } from '../../../src/shared/range.ts'
import type { Recipe, RecipeAction } from '../../../src/shared/recipe-types.ts'
import type { Definition } from '../definition.ts'
import { checksumPath } from './recipe-actions.ts'
import { actionCode, currentCode, readCode } from './step-code.ts'

/** The rows of the 100% checklist that depend on values a recipe writes. */
export interface Points {
  /** How many of them it completes; negative if it undoes some. */
  readonly value: number
  /** Path of a counter that it sets from several values: each step of it is a row. */
  readonly counter: string | null
}

function conditionOf(definition: Definition, { field, needs }: RecipeAction): readonly string[] {
  const range = needs === null ? null : parseRange(needs)
  return range === null ? [] : [`// ${readCode(definition, field).typescript} must be ${rangeText(range)}`]
}

/** A recipe as code, without the checksum, which `writeSave` sets. */
export function recipeCode(
  definition: Definition,
  actions: readonly RecipeAction[],
  { value, counter }: Points,
): Pick<Recipe, 'typescript' | 'python'> {
  const own = actions.filter(({ field }) => field !== checksumPath)
  const set = own.find(({ field }) => field === counter)
  const points = set === undefined ? String(value) : 'points'
  const typescript = own.flatMap(action => [
    ...conditionOf(definition, action),
    ...(action === set ? [`const points = ${set.value} - ${currentCode(definition, set.field)}`] : []),
    ...actionCode(definition, action, points),
  ])
  const python = own.map(({ field }) => `print(${readCode(definition, field).python})`)
  return { typescript: typescript.join('\n'), python: python.join('\n') }
}
