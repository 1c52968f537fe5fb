import {
  choice,
  column,
  countsPer,
  defineTable,
  grouped,
  integer,
  lists,
  rowCount,
  text,
  unique,
} from '../../csv/declare.ts'
import { positionColumns, variableCode, variableNamesIn, variablePosition } from '../shared/variable-names.ts'
import { variableName } from '../shared/variable-words.ts'

export const schoolExercises = defineTable(
  {
    file: 'blocks/01-schools.csv',
    title: 'School exercises',
    rowKey: ['positionHex'],
    titleKeys: ['exercise'],
    prefix: 'schools.',
    rowMeaning: 'one school exercise',
    constant: 'schoolExercises',
    sources: ['older-docs', 'scripts'],
    columns: {
      variable: column(
        'Variable name',
        variableName,
        'Variable of data-csv/variables.csv with the best result',
      ),
      school: column('School', choice('Driving', 'Flying', 'Boat', 'Bike'), 'School'),
      exercise: column('Exercise', text(), 'Name of the exercise'),
      order: column(
        'Order',
        text({ pattern: /^\d+( \/ \d+)?$/, example: '3 / 4' }),
        'Number of the exercise; two numbers for a clockwise and a counter-clockwise run',
      ),
      unit: column('Unit', choice('%', 'ms', 'm'), 'Unit of the result'),
      default: column('Default', integer({ min: 0 }), 'Value before the first try'),
      target_operator: column(
        'Passed when',
        choice('above', 'below'),
        'Whether a result above or below the target passes',
      ),
      target: column('Target', integer({ min: 1 }), 'Target result'),
    },
  },
  [
    rowCount(33),
    unique('variable'),
    unique('school', 'exercise'),
    countsPer('school', { Driving: 12, Flying: 10, Boat: 5, Bike: 6 }),
    grouped('school'),
  ],
  [lists('variable', variableNamesIn)],
)
  .derive({ position_hex: positionColumns.position_hex }, ({ variable }, source) => ({
    positionHex: variablePosition(variable, source),
  }))
  .searchable(
    ({ positionHex, school, variable }) => ({
      code: variableCode(positionHex),
      about: [`${school} school`, variable],
    }),
    { kind: 'Schools' },
  )
