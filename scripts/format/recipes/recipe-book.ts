import type { Target } from '../../../src/shared/format-path/target.ts'
import { typicalCounts } from '../../../src/shared/format-path/tree.ts'
import { hexBytes, toHex } from '../../../src/shared/hex.ts'
import { parseRange, rangeText } from '../../../src/shared/range.ts'
import type { Recipe, RecipeStep, WrittenValue } from '../../../src/shared/recipe-types.ts'
import { problemAt, type Source } from '../../csv/engine/table.ts'
import { Groups } from '../../csv/groups.ts'
import type { Problem } from '../../csv/problem.ts'
import { recipeSteps } from '../../tables/recipe-steps.ts'
import { recipes } from '../../tables/recipes.ts'
import { targetBytes } from '../codec/target-bytes.ts'
import type { Definition } from '../definition.ts'
import { recipeCode } from './recipe-code.ts'
import { stepPlaces } from './step-places.ts'
import { stepValue } from './step-value.ts'

type StepRow = ReturnType<typeof recipeSteps.read>['soundRows'][number]

/** The path of the step outside all blocks: the checksum at the end of the file. */
export const checksumPath = 'checksum'

function checksumStep({ file }: Definition, what: string | null): RecipeStep {
  return {
    ...{ field: checksumPath, block: null, offsetHex: null },
    ...{ movedBy: 'nothing', type: 'u32', size: file.size - file.checksumOffset, count: 1 },
    ...{ what: what ?? checksumPath, needs: null, before: null, after: null },
  }
}

function movedBy({ isMovable, isStartFixed }: Target): RecipeStep['movedBy'] {
  if (isMovable) return 'its own block'
  return isStartFixed ? 'nothing' : 'earlier blocks'
}

function resolveStep(definition: Definition, { values }: StepRow, source: Source): RecipeStep {
  const { field, needs, before, value, valueFrom, what } = values
  if (field === checksumPath) return checksumStep(definition, what)
  const places = stepPlaces(definition, field, typicalCounts(definition))
  const [place] = places
  if (place === undefined) throw new Error(`${field} names no element`)
  const written = (number: number | null): WrittenValue | null =>
    number === null ? null : { value: number, bytes: hexBytes(targetBytes(definition, place, number)) }
  const range = needs === null ? null : parseRange(needs)
  return {
    ...{ field, block: place.block, offsetHex: toHex(place.offset) },
    ...{ movedBy: movedBy(place), type: place.field.type, size: place.size, count: places.length },
    what: what ?? (place.field.meaning || place.field.name.replaceAll('_', ' ')),
    needs: range && rangeText(range),
    before: written(before),
    after: written(stepValue(value, valueFrom, source)),
  }
}

function stepProblem(row: StepRow, error: unknown): Problem {
  if (!(error instanceof Error)) throw error
  const allowed = 'a path to a single value, and values that fit it'
  return problemAt(row, 'field', {
    rule: `cannot be a step: ${error.message}`,
    allowed,
    fix: 'correct the step',
  })
}

/** The recipes of a platform, with the number of its saves they apply to. */
function recipesOf({ platform }: Definition, source: Source) {
  return recipes.rows(source).flatMap(({ saves: pcSaves, mobileSaves, ...rest }) => {
    const saves = platform === 'pc' ? pcSaves : mobileSaves
    return saves === null ? [] : [{ ...rest, saves }]
  })
}

/** The recipes of a platform with the offsets and bytes of a typical save, computed from the format. */
export function recipeBook(
  definition: Definition,
  source: Source,
): { readonly recipes: readonly Recipe[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const steps = new Groups<string, RecipeStep>()
  const rows = recipesOf(definition, source)
  const keys = new Set(rows.map(({ recipe }) => recipe))
  for (const row of recipeSteps.read(source).soundRows) {
    const { recipe } = row.values
    if (!keys.has(recipe)) continue
    try {
      steps.put(recipe, resolveStep(definition, row, source))
    } catch (error) {
      problems.push(stepProblem(row, error))
    }
  }
  const book = rows.map(({ recipe, ...rest }) => {
    return { key: recipe, ...rest, steps: steps.of(recipe), ...recipeCode(definition, steps.of(recipe)) }
  })
  return { recipes: book, problems }
}
