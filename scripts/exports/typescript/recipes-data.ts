import type { Source } from '../../csv/engine/table.ts'
import { recipeActions, recipesOf } from '../../format/recipes/recipe-actions.ts'
import type { RecipeData } from '../../library/recipes.ts'
import { checklist } from '../../tables/checklist.ts'
import { recipes } from '../../tables/recipes.ts'

/** What a recipe does in the saves of each platform it is for. */
function actionsIn(source: Source) {
  const books = (['pc', 'mobile'] as const).map(platform => ({
    platform,
    keys: new Set(recipesOf(platform, source).map(({ recipe }) => recipe)),
    actionsOf: recipeActions(platform, source),
  }))
  return (recipe: string) =>
    Object.fromEntries(
      books.flatMap(({ platform, keys, actionsOf }) =>
        keys.has(recipe) ? [[platform, actionsOf(recipe)] as const] : [],
      ),
    )
}

/** The recipes for the command line, and the checklist whose rows they complete. The checksum is always recomputed. */
export function packRecipes(source: Source): RecipeData {
  const actionsOf = actionsIn(source)
  return {
    recipes: recipes.rows(source).map(({ recipe, goal, caveat }) => ({
      key: recipe,
      goal,
      caveat,
      actions: actionsOf(recipe),
    })),
    checklist: checklist.rows(source).map(({ number, group, task, index, statistic, atLeast }) => ({
      number,
      group,
      task,
      index,
      statistic,
      atLeast,
    })),
  }
}
