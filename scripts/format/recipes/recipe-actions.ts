import { groupBy } from '#shared/collections.ts'
import { isForPlatform, type Platform } from '#shared/format-types.ts'
import type { RecipeAction } from '#shared/recipe-types.ts'
import type { Source } from '../../csv/declare.ts'
import { recipeSteps } from '../../tables/recipe-steps.ts'
import { recipes } from '../../tables/recipes.ts'
import { tables } from '../../tables/tables.ts'
import { savehouseMoves } from '../savehouses/savehouse-writes.ts'

/**
 * The value a recipe writes: the number itself, or a cell of another table.
 * @param from table, key of the row (its first column) and column, e.g. `savehouses[3].x`
 * @returns null if the step writes nothing @throws Error if there is no such cell, or it is not a number
 */
function stepValue(value: number | null, from: string | null, source: Source): number | null {
  if (from === null) return value
  const [name, key, column] = from.split(/\[|\]\./)
  const table = tables.find(candidate => candidate.name === name)
  const property = table?.columns.find(candidate => candidate.name === column)?.property
  const keyProperty = table?.columns[0]?.property
  if (table === undefined || property === undefined || keyProperty === undefined)
    throw new Error(`there is no column ${from}`)
  const row = table.rows(source).find(values => String(values[keyProperty]) === key)
  const cell = row?.[property]
  if (typeof cell !== 'number') throw new Error(`${from} is not a number`)
  return cell
}

type StepRow = ReturnType<typeof recipeSteps.rows>[number]

/** The path of the step outside all blocks: the checksum at the end of the file. */
export const checksumPath = 'checksum'

/** Whether a source of a value is a field of the save, and not a cell of a table. */
const isSavePath = (valueFrom: string) => /^block\d\d\./.test(valueFrom)

/** The word for all values of a save place: its steps are those of the savehouse. */
const savehousePath = 'savehouse'

function toAction(row: StepRow, source: Source): RecipeAction {
  const { field, where, needs, change, value, limit, valueFrom } = row
  const from = valueFrom !== null && isSavePath(valueFrom) ? valueFrom : null
  return {
    field,
    where,
    needs,
    change: change ?? 'set',
    value: from === null ? stepValue(value, valueFrom, source) : null,
    from,
    limit,
  }
}

/** A step before its offsets and bytes are known. */
export interface PlannedStep {
  readonly action: RecipeAction
  readonly what: string | null
  readonly before: number | null
}

/** The step that writes a value of a save place. */
export const setAction = ({
  path,
  value,
}: {
  readonly path: string
  readonly value: number
}): RecipeAction => ({
  field: path,
  where: null,
  needs: null,
  change: 'set',
  value,
  from: null,
  limit: null,
})

/** What makes a save one made indoors or outdoors; the recipe needs the one it would write. */
const doorCountPath = 'block25.stack_depth'

function savehouseSteps(savePlace: number | null, source: Source): readonly PlannedStep[] {
  const move = savehouseMoves(source).find(candidate => candidate.savePlace === savePlace)
  if (move === undefined) throw new Error(`there is no save place ${savePlace}`)
  const writes = move.writes.filter(({ path }) => path !== doorCountPath)
  return writes.map(write => ({ action: setAction(write), what: write.what, before: null }))
}

/** What a row does in any save: one step, or those of a savehouse. @throws Error if it names a cell that does not exist */
export function planSteps(row: StepRow, source: Source): readonly PlannedStep[] {
  const { field, value, what, before } = row
  return field === savehousePath
    ? savehouseSteps(value, source)
    : [{ action: toAction(row, source), what, before }]
}

/** The recipes of a platform, with the number of its saves they apply to. */
export function recipesOf(platform: Platform, source: Source) {
  return recipes
    .rows(source)
    .flatMap(({ recipe, goal, subject, otherNames, saves: pcSaves, mobileSaves, how, caveat }) => {
      const saves = platform === 'pc' ? pcSaves : mobileSaves
      return saves === null ? [] : [{ recipe, goal, subject, otherNames, saves, how, caveat }]
    })
}

/** What each recipe of a platform does, by its key. The checksum is no step: whoever writes the save computes it. */
export function recipeActions(platform: Platform, source: Source) {
  const rows = recipeSteps.rows(source).filter(isForPlatform(platform))
  const groups = groupBy(
    rows.filter(({ field }) => field !== checksumPath),
    ({ recipe }) => recipe,
  )
  return (recipe: string): readonly RecipeAction[] =>
    groups.of(recipe).flatMap(row => planSteps(row, source).map(({ action }) => action))
}
