import {
  type SchoolState,
  schoolStates,
  schoolStatesTable,
} from '../../../generated/blocks/01-school-state.ts'
import {
  type SchoolExercise,
  schoolExercises,
  schoolExercisesTable,
} from '../../../generated/blocks/01-schools.ts'
import { links } from '../../../generated/external-links/block-01.ts'
import { blockRoute } from '../../../shared/route.ts'
import { ExternalLinks } from '../../../site/ExternalLinks.tsx'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import { TableSection } from '../TableSection.tsx'
import { dollarOptions, type VariableNumber, variableRoute, withVariableNumber } from './VariableTables.tsx'

const positionRoute = ({ positionHex }: SchoolExercise | SchoolState) => blockRoute('01', positionHex)

const exercises = withVariableNumber(schoolExercisesTable, schoolExercises)

const exerciseTable: TableDefinition<SchoolExercise & VariableNumber> = {
  source: schoolExercisesTable,
  rows: exercises.rows,
  columns: tableColumns(exercises.table, {
    shown: [
      'dollar',
      'positionHex',
      'school',
      'order',
      'exercise',
      'default',
      'targetOperator',
      'target',
      'unit',
    ],
    faceted: ['school'],
    ...dollarOptions,
    links: { dollar: variableRoute, positionHex: positionRoute },
  }),
  grouping: { key: 'school' },
}

const states = withVariableNumber(schoolStatesTable, schoolStates)

const stateTable: TableDefinition<SchoolState & VariableNumber> = {
  source: schoolStatesTable,
  rows: states.rows,
  columns: tableColumns(states.table, {
    shown: ['dollar', 'positionHex', 'school', 'description', 'type', 'sizeBytes', 'note'],
    ...dollarOptions,
    links: { dollar: variableRoute, positionHex: positionRoute },
  }),
}

/** Results and state of the four schools. */
export function SchoolTables() {
  return (
    <>
      <TableSection table={exerciseTable}>
        <p>
          An exercise with two numbers in its order is driven clockwise and counter-clockwise. Percent values
          below 70 count as 0.
        </p>
        <ExternalLinks links={links} />
      </TableSection>
      <TableSection table={stateTable} />
      <Note kind="caution" title="Editing a school">
        Exercises after the last one available must stay 0. The last exercise of the driving school must stay
        0 while 015C is 0, and that of the flying school while 0948 is below 5. Otherwise the school cannot be
        finished. You can edit values of the boat and bike schools early, but not the last one of the boat
        school.
      </Note>
    </>
  )
}
