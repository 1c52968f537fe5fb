import { repositoryRecipes } from '../format/repository-codec.ts'
import { recipesWithNames } from './packed-definition.ts'
import type { RecipeData } from './recipes.ts'

/** Name of a recipe of the site. In the package, it is the union of all names. */
export type RecipeName = `collect-${string}` | `finish-${string}`

/** The recipes of this repository. In the package, the generated module `recipes.js` contains them. */
export const recipeData: RecipeData = packed()

function packed(): RecipeData {
  const { definition, recipes } = repositoryRecipes(process.cwd())
  return JSON.parse(JSON.stringify(recipesWithNames(definition, recipes)))
}
