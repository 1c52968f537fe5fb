import { countsPer } from '../../csv/engine/checks/counts-per.ts'
import { rowCount } from '../../csv/engine/checks/row-count.ts'
import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { withDerived } from '../../csv/engine/with-derived.ts'
import { placeColumns, variablePosition } from '../variables/variable-place.ts'
import { variableName } from '../variables/words.ts'

const exerciseTable = defineTable(
  {
    file: 'blocks/01-schools.csv',
    title: 'School exercises',
    page: '/block/01',
    rowKey: ['positionHex'],
    prefix: 'schools.',
    rowMeaning: 'one school exercise',
    rowType: 'SchoolExercise',
    constant: 'schoolExercises',
    columns: {
      variable: column('Variable', variableName, 'Variable of data-csv/variables.csv with the best result'),
      school: column('School', choice('Driving', 'Flying', 'Boat', 'Bike'), 'School'),
      exercise: column('Exercise', text(), 'Name of the exercise'),
      order: column(
        'Order',
        text({ pattern: /^\d+( \/ \d+)?$/, example: '3 / 4' }),
        'Number of the exercise; two numbers: clockwise and counter-clockwise run',
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
  ],
)

export const schoolExercises = withDerived(
  exerciseTable,
  { position_hex: placeColumns.position_hex },
  ({ variable }, source) => ({ positionHex: variablePosition(variable, source) }),
)
