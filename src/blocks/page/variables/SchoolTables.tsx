import { schoolStatesTable } from '../../../generated/blocks/01-school-state.ts'
import { schoolExercisesTable } from '../../../generated/blocks/01-schools.ts'
import { links } from '../../../generated/external-links/block-01.ts'
import { ExternalLinks } from '../../../site/Page.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TableSection } from '../TableSection.tsx'
import { numberedTable } from './VariableTables.tsx'

const exerciseTable = numberedTable(schoolExercisesTable, {
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
  grouping: { key: 'school' },
})

const stateTable = numberedTable(schoolStatesTable, {
  shown: ['dollar', 'positionHex', 'school', 'description', 'type', 'sizeBytes', 'note'],
})

/** Results and state of the four schools. */
export function SchoolTables() {
  return (
    <>
      <TableSection table={exerciseTable}>
        <p>In the driving and flying schools, a result below 70% is stored as 0.</p>
        <ExternalLinks links={links} />
      </TableSection>
      <TableSection table={stateTable} />
      <Note kind="caution" title="Editing a school">
        In the driving and flying schools, the results of exercises that are not available yet must stay 0.
        The result of the last exercise must stay 0, too: in the driving school until 015C (school completed)
        is 1, in the flying school until 0948 (Toreno’s missions passed) is at least 5. Otherwise the school
        cannot be finished. Results of the boat and bike schools can be edited early, except that of the last
        boat exercise: do not edit it before 1EC8 (school completed) is 1.
      </Note>
    </>
  )
}
