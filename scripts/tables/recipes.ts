import { rowCount } from '../table-engine/checks/row-count.ts'
import { unique } from '../table-engine/checks/unique.ts'
import { column } from '../table-engine/column.ts'
import { defineTable } from '../table-engine/define-table.ts'
import { integer } from '../table-engine/kinds/integer.ts'
import { optional } from '../table-engine/kinds/optional.ts'
import { text } from '../table-engine/kinds/text.ts'
import { recipeKey } from './recipe-key.ts'

export const recipes = defineTable(
  {
    file: 'recipes.csv',
    title: 'Recipes',
    page: '/recipes',
    rowKey: ['recipe'],
    hasModule: false,
    rowMeaning: 'one wish of somebody who changes a save',
    rowType: 'RecipeRow',
    constant: 'recipeRows',
    columns: {
      recipe: column('Recipe', recipeKey, 'Name in addresses'),
      wish: column('Wish', text({ maxLength: 60 }), 'What the recipe does'),
      saves: column('Saves', integer({ min: 1 }), 'Real saves of 22 it applies to, each tried and verified'),
      how: column('How', text({ maxLength: 420 }), 'Why these bytes'),
      mind: column(
        'Mind',
        optional(text({ maxLength: 480 })),
        'What else changes, or what the recipe does not do',
      ),
    },
  },
  [rowCount(18), unique('recipe'), unique('wish')],
)
