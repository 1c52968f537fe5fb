import type { Recipe } from '../../../src/shared/recipe-types.ts'
import { madeFrom } from '../../build/generated-module.ts'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import { literal } from './format-modules.ts'

/** The module of the recipes page. */
export function recipeModules(recipes: readonly Recipe[]): readonly OutputFile[] {
  const note = madeFrom('data-csv/recipes.csv', 'data-csv/recipe-steps.csv')
  const rows = () => recipes.map(recipe => `  ${literal(recipe)},\n`).join('')
  const book = () =>
    `${note}import type { Recipe } from '../../shared/recipe-types.ts'\n\n/** All recipes, with places and bytes of a typical save. */\nexport const recipes: readonly Recipe[] = [\n${rows()}]\n`
  return [outputFile('recipes/recipes.ts', book)]
}
