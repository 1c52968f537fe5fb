import { choice, column, defineTable, grouped, lists, rowCount, text, unique } from '../../csv/declare.ts'
import { note } from '../shared/shared-columns.ts'
import { positionColumns, variableCells, variableCode, variableNamesIn } from '../shared/variable-names.ts'
import { variableName } from '../shared/variable-words.ts'

export const schoolStates = defineTable(
  {
    file: 'blocks/01-school-state.csv',
    title: 'State of the schools',
    rowKey: ['positionHex'],
    titleKeys: ['description'],
    prefix: 'state.',
    rowMeaning: 'one variable with the state of a school',
    constant: 'schoolStates',
    sources: ['older-docs', 'scripts'],
    columns: {
      variable: column('Variable name', variableName, 'Name in data-csv/variables.csv'),
      school: column('School', choice('Driving', 'Flying', 'Boat', 'Bike'), 'School'),
      description: column('Description', text(), 'What the variable stores'),
      note,
    },
  },
  [unique('variable'), grouped('school'), rowCount(12)],
  [lists('variable', variableNamesIn)],
)
  .derive(positionColumns, ({ variable }, source) => variableCells(variable, source))
  .searchable(
    ({ positionHex, school, variable }) => ({
      code: variableCode(positionHex),
      about: [`${school} school`, variable],
    }),
    { kind: 'Schools' },
  )
