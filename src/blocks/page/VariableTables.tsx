import { fieldRoute } from '#shared/route.ts'
import { dollarNumber, dollarNumberAt } from '#shared/script-variable.ts'
import { missionsTable } from '../../generated/blocks/01-missions.ts'
import { otherVariablesTable } from '../../generated/blocks/01-other-variables.ts'
import { schoolStatesTable } from '../../generated/blocks/01-school-state.ts'
import { schoolExercisesTable } from '../../generated/blocks/01-schools.ts'
import { links } from '../../generated/external-links/block-01.ts'
import { figures } from '../../generated/figures.ts'
import { pointRoute } from '../../site/coordinates.ts'
import { BlockAddress, ExternalLinks, Term } from '../../site/Page.tsx'
import {
  type GeneratedTable,
  type TableDefinition,
  type TableOptions,
  tableOf,
} from '../../table/tableDefinition.ts'
import { Note } from '../../ui/Note.tsx'
import { TableSection } from './TableSection.tsx'

/** Header of the number of a variable in script tools. */
export const variableHeader = {
  label: 'Variable',
  hint: 'Number of the variable in script tools such as Sanny Builder',
}

interface Located {
  readonly positionHex: string | null
}

/** A table about offsets in block 01, which lead to their fields, with the numbers of the script variables there. */
function numberedTable<Row extends Located>(
  source: GeneratedTable<Row>,
  { columns, ...options }: TableOptions<Row, 'dollar'>,
): TableDefinition<Row> {
  return tableOf(source, {
    ...options,
    columns: { ...columns, positionHex: { link: fieldRoute('01', ''), ...columns?.positionHex } },
    derived: {
      dollar: {
        ...variableHeader,
        kind: 'integer',
        read: dollarOf,
        prefix: '$',
        link: variableRoute,
        isDrawn: true,
        isMonospace: true,
      },
    },
  })
}

/** Number in script tools of the variable at an offset; null for data after the variables. */
function dollarOf({ positionHex }: Located): number | null {
  return positionHex === null ? null : dollarNumberAt(positionHex, figures.variables)
}

/** The row of the script variable. */
function variableRoute(row: Located): string | null {
  const dollar = dollarOf(row)
  return dollar === null ? null : `/variables?row=${dollar - dollarNumber(0)}`
}

const otherTable = numberedTable(otherVariablesTable, {
  omitted: ['otherPositionHex'],
  shown: ['dollar', 'positionHex', 'group', 'description', 'type', 'sizeBytes', 'note'],
  columns: { note: { isBelow: true } },
})

/** Script variables that belong to no mission and no school. */
export function OtherVariableTable() {
  return <TableSection table={otherTable} />
}

const missionTable = numberedTable(missionsTable, {
  shown: ['dollar', 'positionHex', 'byteHex', 'mission', 'part', 'iconHex', 'thread', 'targetHex', 'note'],
  columns: {
    note: { isBelow: true },
    positionHex: { isFaceted: true },
    byteHex: { link: ({ variable }) => variable && `/missions?counter=${variable}` },
    targetHex: { link: fieldRoute('01', '') },
  },
  mapRoute: ({ x, y }) => (x === null || y === null ? null : pointRoute(x, y)),
})

/** Which byte of which variable records which mission. */
export function MissionTable() {
  return (
    <>
      <TableSection table={missionTable}>
        <p>
          Except as noted below the table, the byte at the offset gives the next mission and increases by one
          when a mission or part is passed. To skip a mission, increase the byte by one and free the slot of
          its blip in block <BlockAddress block="09" />: write flags 01 and display_and_kind 00. The variable
          in the column <b>Blip</b> stores the <Term of="handle">handle</Term> of the blip; its first two
          bytes are the slot. Several strands can share that variable, so check that the blip has the icon of
          the mission.
        </p>
      </TableSection>
      <Note title="Exceptions">
        The byte at 07B4 becomes 05 when “Wu Zi Mu” is passed, and 0A (hex) when “Farewell, My Love…” is. The
        four robberies with Catalina can be done in any order: each has a byte of its own, and the byte at
        0104 counts them. The two rows without an offset, Verdant Meadows and Learning to Fly, become
        available while the byte at 0948 is 04.
      </Note>
    </>
  )
}

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
  columns: { school: { isFaceted: true } },
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
