import { choice, column, defineTable, inJson, integer, optional, text, unique } from '../csv/declare.ts'
import { figuresExist, fillFigures } from './shared/figures.ts'

/** Recipe id used in addresses. */
export const recipeKey = text({ pattern: /^[a-z][a-z-]{0,39}$/, example: 'set-money' })

export const recipes = defineTable(
  {
    file: 'recipes.csv',
    title: 'Recipes',
    page: '/recipes',
    rowKey: ['recipe'],
    titleKeys: ['goal'],
    hasModule: false,
    rowMeaning: 'one goal of somebody who edits a save',
    sources: ['own', 'saves', 'save-editor', 'silentpatch', 'gta-reversed'],
    columns: {
      recipe: column('Recipe', recipeKey, 'Name in addresses'),
      goal: column('Goal', text({ maxLength: 60 }), 'What the recipe does'),
      subject: column(
        'Subject',
        choice(
          'Player and police',
          'Cars',
          'Map and missions',
          'Collectibles',
          'Repairs',
          'Schools and jobs',
        ),
        'Heading of the list of recipes',
      ),
      other_names: column(
        'Other names',
        optional(inJson('phrases', text({ maxLength: 160 }))),
        'What users call it when they search, separated by commas',
      ),
      saves: column('Saves', integer({ min: 1 }), 'Real PC saves it applies to, each tested'),
      mobile_saves: column(
        'Mobile saves',
        optional(integer({ min: 1 })),
        'Mobile saves of 5 it applies to, each tested; empty for recipes with script variables, with another value on mobile, or that none fits',
      ),
      how: column('How', text({ maxLength: 420 }), 'Why these bytes'),
      caveat: column(
        'Caveat',
        optional(text({ maxLength: 480 })),
        'What else changes, or what the recipe does not do',
      ),
    },
  },
  [unique('recipe'), unique('goal')],
  [figuresExist],
)
  .fill(fillFigures)
  .titled(({ goal }) => goal)
  .searchable(({ otherNames, how }) => ({
    // The first sentence: the others are 1.2 KB of the index.
    about: [how.replace(/(?<=\.) .*/s, '')],
    otherNames: otherNames?.split(', ') ?? [],
  }))
