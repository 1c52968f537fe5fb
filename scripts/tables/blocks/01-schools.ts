import { countsPer } from '../checks/counts-per.ts'
import { rowCount } from '../checks/row-count.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { choice } from '../kinds/choice.ts'
import { hex } from '../kinds/hex.ts'
import { integer } from '../kinds/integer.ts'
import { text } from '../kinds/text.ts'

export const schoolExercises = defineTable(
  {
    file: 'blocks/01-schools.csv',
    title: 'School exercises',
    page: '/block/01',
    rowMeaning: 'one school exercise',
    rowType: 'SchoolExercise',
    constant: 'schoolExercises',
    columns: {
      position_hex: column('Position', hex(4), 'Offset in block 01 of the best result'),
      school: column('School', choice('Driving', 'Flying', 'Boat', 'Bike'), 'School'),
      exercise: column('Exercise', text(), 'Name of the exercise'),
      order: column(
        'Order',
        text({ pattern: /^\d+( \/ \d+)?$/, example: '3 / 4' }),
        'Number of the exercise; two numbers: clockwise and counter-clockwise run',
      ),
      unit: column('Unit', choice('%', 'ms', 'm'), 'Unit of the result'),
      default: column('Default', integer({ min: 0 }), 'Value before the first try'),
      target_operator: column('Passed when', choice('above', 'below'), 'Side of the target that passes'),
      target: column('Target', integer({ min: 1 }), 'Result that has to be passed'),
    },
  },
  [
    rowCount(33),
    unique('positionHex'),
    unique('school', 'exercise'),
    countsPer('school', { Driving: 12, Flying: 10, Boat: 5, Bike: 6 }),
  ],
)
