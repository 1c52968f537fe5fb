import type { Source } from '../../csv/engine/table.ts'
import { groupBy } from '../../csv/groups.ts'
import { checksumPath } from '../../format/recipes/recipe-book.ts'
import { stepValue } from '../../format/recipes/step-value.ts'
import type { PackedRecipe } from '../../library/cli/command.ts'
import { recipeSteps } from '../../tables/recipe-steps.ts'
import { recipes } from '../../tables/recipes.ts'

/** The recipes for the command line: checked and written fields. The checksum is always recomputed. */
export function packRecipes(source: Source): readonly PackedRecipe[] {
  const steps = groupBy(recipeSteps.rows(source), ({ recipe }) => recipe)
  return recipes.rows(source).map(({ recipe, goal, caveat }) => ({
    ...{ key: recipe, goal, caveat },
    steps: steps
      .of(recipe)
      .filter(({ field }) => field !== checksumPath)
      .map(({ field, needs, value, valueFrom }) => {
        return { field, needs, value: stepValue(value, valueFrom, source) }
      }),
  }))
}
