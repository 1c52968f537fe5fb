import { copiedModule, madeFrom } from '../../step/generated-module.ts'
import { type OutputFile, outputFile } from '../../step/output-file.ts'
import type { Recipe } from '../recipes/recipe-types.ts'
import { literal } from './format-modules.ts'

/** The modules of the page of recipes: their types, copied word for word, and the recipes. */
export function recipeModules(root: string, recipes: readonly Recipe[]): readonly OutputFile[] {
  const note = madeFrom('data-csv/recipes.csv', 'data-csv/recipe-steps.csv')
  const rows = () => recipes.map(recipe => `  ${literal(recipe)},\n`).join('')
  const book = () =>
    `${note}import type { Recipe } from './types.ts'\n\n/** All recipes, with places and bytes of a typical save. */\nexport const recipes: readonly Recipe[] = [\n${rows()}]\n`
  return [
    copiedModule(root, 'recipes/types.ts', 'scripts/format/recipes/recipe-types.ts'),
    outputFile('recipes/recipes.ts', book),
  ]
}
