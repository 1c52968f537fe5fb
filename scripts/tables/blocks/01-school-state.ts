import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { withDerived } from '../../csv/engine/with-derived.ts'
import { note } from '../shared-columns.ts'
import { placeColumns, variablePlace } from '../variables/variable-place.ts'
import { variableName } from '../variables/words.ts'

const schoolStateTable = defineTable(
  {
    file: 'blocks/01-school-state.csv',
    title: 'State of the schools',
    page: '/block/01',
    rowKey: ['positionHex'],
    prefix: 'state.',
    rowMeaning: 'one variable with the state of a school',
    rowType: 'SchoolState',
    constant: 'schoolStates',
    columns: {
      variable: column('Variable', variableName, 'Name in data-csv/variables.csv'),
      school: column('School', choice('Driving', 'Flying', 'Boat', 'Bike'), 'School'),
      description: column('Description', text(), 'What the variable stores'),
      note,
    },
  },
  [unique('variable')],
)

export const schoolStates = withDerived(schoolStateTable, placeColumns, ({ variable }, source) =>
  variablePlace(variable, source),
)
