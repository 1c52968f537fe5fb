import { platforms } from '#shared/format-types.ts'
import { rangeGrammar } from '#shared/range.ts'
import type { RecipeChange } from '#shared/recipe-types.ts'
import {
  choice,
  column,
  defineTable,
  eachRow,
  float,
  grouped,
  isReferredToBy,
  optional,
  refersTo,
  text,
  unique,
} from '../csv/declare.ts'
import { recipeKey, recipes } from './recipes.ts'

const path = text({
  pattern: /^(checksum|savehouse|block\d\d(\.\w+|\[[\w-]+\])+)$/,
  example: 'block02.players[0].weapons[5].weapon',
})

/** `type only 17`, `index is parked_nrg500_bike_school` or `value only 0`. */
const where = text({
  pattern: /^[a-z]\w* (is [a-z]\w*|from \S+ to \S+|only \S+|one of [-\d ]+|text \S+)$/,
  example: '"type only 17" or "index is parked_nrg500_bike_school"',
})

const changes = [
  'add',
  'raise',
  'bits',
  'points',
  'count',
  'clean',
] as const satisfies readonly RecipeChange[]

const valueSource = text({
  pattern: /^([a-z-]+\[\w+\]\.\w+|block\d\d(\.\w+|\[\w+\])+)$/,
  example: 'savehouses[3].x or block16.int_stats[territories_held]',
})

/** The steps of all recipes, in order; offsets and bytes are computed from the format. */
export const recipeSteps = defineTable(
  {
    file: 'recipe-steps.csv',
    title: 'Steps of the recipes',
    page: '/recipes',
    hasModule: false,
    rowMeaning: 'one field that a recipe looks at or writes',
    sources: ['own', 'saves', 'save-editor', 'silentpatch', 'gta-reversed'],
    columns: {
      recipe: column('Recipe', recipeKey, 'Recipe it belongs to'),
      field: column(
        'Field',
        path,
        'Path of the field; [all] and [4-14] stand for several elements of a list; savehouse for all values of the save place in value',
      ),
      platform: column(
        'Platform',
        optional(choice(...platforms)),
        'Edition it is for, where they differ; empty: both',
      ),
      where: column(
        'Where',
        optional(where),
        'Which elements of the list: another field of the element (or "value") with a range, or "is" and a script variable; empty: all',
      ),
      needs: column(
        'Needs',
        optional(text(rangeGrammar)),
        'What must stand there, or the recipe is not for this save',
      ),
      before: column('Before', optional(float()), 'A value that stands there in some save; empty: too many'),
      change: column(
        'Change',
        optional(choice(...changes)),
        'Empty: the value replaces the current one; add: it is added; raise: it replaces a lower one; bits: its bits are set; points: adds 1 per row of the checklist that the recipe completes; count: the number of elements that are not 0; clean: a text ends before its first control character',
      ),
      value: column(
        'Value',
        optional(float()),
        'Value to write; empty: from the next column, or nothing is written',
      ),
      limit: column(
        'Limit',
        optional(float()),
        'Highest result of an addition, lowest of a subtraction; empty: none',
      ),
      value_from: column(
        'Value from',
        optional(valueSource),
        'Cell of another table: table[key of the row].column; or path of another field of the save, or of the list that is counted',
      ),
      what: column(
        'What',
        optional(text({ maxLength: 80 })),
        'What the field is here, for a statistic besides its name; empty: as the format says',
      ),
    },
  },
  [
    unique('field', 'recipe', 'where', 'platform'),
    eachRow(({ change, value, valueFrom, limit }) => {
      const hasValue = value !== null || valueFrom !== null
      if ((change === 'points' || change === 'clean') && hasValue)
        return {
          property: 'value',
          rule: 'is given for a change that needs none',
          allowed: 'nothing',
          fix: 'remove it',
        }
      if ((change === 'add' || change === 'raise' || change === 'bits' || change === 'count') && !hasValue)
        return {
          property: 'value',
          rule: 'is missing',
          allowed: 'a number',
          fix: 'add it, or remove the change',
        }
      if (limit !== null && change !== 'add')
        return { property: 'limit', rule: 'is not used by this change', allowed: 'nothing', fix: 'remove it' }
      return null
    }),
    grouped('recipe'),
  ],
  [refersTo('recipe', recipes, 'recipe'), isReferredToBy(recipes, 'recipe', 'recipe')],
)
