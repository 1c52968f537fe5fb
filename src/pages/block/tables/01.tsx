import { type Mission, missions, missionsTable } from '../../../generated/blocks/01-missions.ts'
import {
  type OtherVariable,
  otherVariables,
  otherVariablesTable,
} from '../../../generated/blocks/01-other-variables.ts'
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
import { tableColumns } from '../../../table/tableColumns.ts'
import { BlockAddress } from '../../../ui/BlockAddress.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { BlockTablesProps } from '../BlockTables.tsx'
import { MapLink } from '../MapLink.tsx'
import { NamedElements } from '../NamedElements.tsx'
import { OffsetLink } from '../OffsetLink.tsx'
import { TableSection } from '../TableSection.tsx'

const position = ({ positionHex }: { positionHex: string | null }) => <OffsetLink offsetHex={positionHex} />

const missionColumns = tableColumns(missionsTable, {
  shown: [
    'positionHex',
    'byteHex',
    'mission',
    'part',
    'iconHex',
    'thread',
    'targetHex',
    'x',
    'y',
    'z',
    'note',
  ],
  lists: ['positionHex'],
  render: {
    positionHex: position,
    mission: ({ mission, x, y }: Mission) =>
      x === null || y === null ? (
        mission
      ) : (
        <MapLink x={x} y={y}>
          {mission}
        </MapLink>
      ),
    targetHex: ({ targetHex }: Mission) => <OffsetLink offsetHex={targetHex} />,
  },
})
const exerciseColumns = tableColumns(schoolExercisesTable, {
  shown: ['positionHex', 'school', 'order', 'exercise', 'default', 'targetOperator', 'target', 'unit'],
  lists: ['school'],
  render: { positionHex: position },
})
const stateColumns = tableColumns(schoolStatesTable, {
  shown: ['positionHex', 'school', 'description', 'type', 'sizeBytes', 'note'],
  render: { positionHex: position },
})
const otherColumns = tableColumns(otherVariablesTable, {
  shown: ['positionHex', 'group', 'description', 'type', 'sizeBytes', 'note'],
  render: { positionHex: position },
})

const missionId = ({ positionHex, byteHex, mission }: Mission) => `${positionHex}-${byteHex}-${mission}`

export default function Tables01({ format }: BlockTablesProps) {
  return (
    <>
      <TableSection
        source={missionsTable}
        rows={missions}
        columns={missionColumns}
        rowId={missionId}
        prefix="missions."
      >
        <p>
          The byte at a position names the mission that comes next and rises by one after it. The target is
          the place of the handle of the mission's blip in block <BlockAddress block="09" />: who skips a
          mission has to remove that blip too. Several chains share a target.
        </p>
      </TableSection>
      <Note title="Exceptions">
        After “Farewell, My Love…” the byte at 07B4 jumps to 0A. The four robberies with Catalina come in any
        order; 0104 counts them, and Wu Zi Mu adds to it as well. Her first one lies elsewhere and shows a
        question mark.
      </Note>
      <TableSection
        source={schoolExercisesTable}
        rows={schoolExercises}
        columns={exerciseColumns}
        rowId={(row: SchoolExercise) => row.positionHex}
        grouping={{ key: 'school' }}
        prefix="schools."
      >
        <p>
          An exercise with two numbers in its order is driven clockwise and counter-clockwise. Percent values
          below 70 count as 0.
        </p>
      </TableSection>
      <TableSection
        source={schoolStatesTable}
        rows={schoolStates}
        columns={stateColumns}
        rowId={(row: SchoolState) => row.positionHex}
        prefix="state."
      />
      <Note title="Editing a school">
        Exercises after the last one available must stay 0, and so must the last exercise of the driving
        school while 015C is 0 and that of the flying school while 0948 is below 5: otherwise the school
        cannot be finished. Values of boat and bike school may be edited early, but not the last one of the
        boat school.
      </Note>
      <TableSection
        source={otherVariablesTable}
        rows={otherVariables}
        columns={otherColumns}
        rowId={(row: OtherVariable) => row.positionHex}
        prefix="others."
      />
      <NamedElements format={format} field="globals" title="Named global variables" />
    </>
  )
}
