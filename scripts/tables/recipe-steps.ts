import { rangeGrammar } from '../../src/shared/range.ts'
import {
  column,
  defineTable,
  float,
  isReferredToBy,
  optional,
  refersTo,
  text,
  unique,
} from '../csv/declare.ts'
import { recipeKey } from './recipe-key.ts'
import { recipes } from './recipes.ts'

const path = text({
  pattern: /^(checksum|block\d\d(\.\w+|\[[\w-]+\])+)$/,
  example: 'block02.players[0].weapons[5].weapon',
})

const cellPlace = text({ pattern: /^[a-z-]+\[\w+\]\.\w+$/, example: 'savehouses[3].x' })

/** The steps of all recipes, in order; offsets and bytes are computed from the format. */
export const recipeSteps = defineTable(
  {
    file: 'recipe-steps.csv',
    title: 'Steps of the recipes',
    page: '/recipes',
    hasModule: false,
    rowMeaning: 'one field that a recipe looks at or writes',
    rowType: 'RecipeStepRow',
    constant: 'recipeStepRows',
    columns: {
      recipe: column('Recipe', recipeKey, 'Recipe it belongs to'),
      field: column(
        'Field',
        path,
        'Path of the field; [all] and [4-14] stand for several elements of a list',
      ),
      needs: column(
        'Needs',
        optional(text(rangeGrammar)),
        'What must stand there, or the recipe is not for this save',
      ),
      before: column('Before', optional(float()), 'A value that stands there in some save; empty: too many'),
      value: column(
        'Value',
        optional(float()),
        'Value to write; empty: from the next column, or nothing is written',
      ),
      value_from: column(
        'Value from',
        optional(cellPlace),
        'Cell of another table: table[key of the row].column',
      ),
      what: column(
        'What',
        optional(text({ maxLength: 80 })),
        'What the field is here; empty: as the format says',
      ),
    },
  },
  [unique('field', 'recipe')],
  [refersTo('recipe', recipes, 'recipe'), isReferredToBy(recipes, 'recipe', 'recipe')],
)
