import { choice, column, defineTable, integer, optional, rowCount, text, unique } from '../csv/declare.ts'
import { variableKind, variableType } from './shared/variable-words.ts'

const bound = optional(integer({ min: -800_000_000, max: 999_999_999 }))

export const variableRules = defineTable(
  {
    file: 'variable-rules.csv',
    title: 'Values by type of script variable',
    rowMeaning: 'the values that script variables of one type and kind have in every save',
    page: '/variables',
    hasModule: false,
    sources: ['scripts', 'saves'],
    columns: {
      type: column('Type', variableType, 'Type of the variable'),
      kind: column('Kind', variableKind, 'Kind of value; empty: all kinds without a row of their own'),
      form: column(
        'Form',
        choice('any', 'clock', 'flag', 'float', 'integer', 'slot 16', 'slot 8', 'text'),
        'How the four bytes are tested; slots: the slot of a handle, above its lower 8 bits or in its lower 16',
      ),
      least: column('Least', bound, 'Smallest value, or smallest slot'),
      most: column('Most', bound, 'Largest value, or largest slot'),
      test: column('Test', text({ maxLength: 130 }), 'The test in words'),
    },
  },
  [rowCount(48), unique('type', 'kind')],
)

export type VariableRule = ReturnType<typeof variableRules.rows>[number]
