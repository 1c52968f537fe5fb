import type { Source } from '../../csv/engine/table.ts'
import type { Definition } from '../../format/definition.ts'
import { recipeActions, recipesOf } from '../../format/recipes/recipe-actions.ts'
import { packNames } from '../../library/packed-definition.ts'
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

/** The recipes for the package, and the checklist whose rows they complete. The checksum is always recomputed. */
export function packRecipes(
  definition: Definition,
  source: Source,
): Omit<RecipeData, 'names'> & { readonly names: object } {
  const actionsOf = actionsIn(source)
  const packed = recipes.rows(source).map(({ recipe, goal, caveat }) => ({
    key: recipe,
    goal,
    caveat,
    actions: actionsOf(recipe),
  }))
  const words = new Set(JSON.stringify(packed.map(({ actions }) => actions)).match(/\w+/g))
  return {
    names: packNames(definition, name => words.has(name)),
    recipes: packed,
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
