import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OutputFile, outputFile } from '../../step/output-file.ts'
import type { Recipe } from '../recipes/recipe-types.ts'
import { literal } from './format-modules.ts'

const typesFile = 'scripts/format/recipes/recipe-types.ts'

/** The modules of the page of recipes: their types, copied word for word, and the recipes. */
export function recipeModules(root: string, recipes: readonly Recipe[]): readonly OutputFile[] {
  const types = `// Copied from ${typesFile} by \`npm run data\`. Edit that file, not this one.\n\n${readFileSync(join(root, typesFile), 'utf8')}`
  const note = '// Made from data-csv/recipes.csv and data-csv/recipe-steps.csv by `npm run data`.\n\n'
  const rows = () => recipes.map(recipe => `  ${literal(recipe)},\n`).join('')
  const book = () =>
    `${note}import type { Recipe } from './types.ts'\n\n/** All recipes, with places and bytes of a typical save. */\nexport const recipes: readonly Recipe[] = [\n${rows()}]\n`
  return [{ path: 'recipes/types.ts', content: types }, outputFile('recipes/recipes.ts', book)]
}
