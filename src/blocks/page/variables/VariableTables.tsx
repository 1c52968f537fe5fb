import { type Mission, missions, missionsTable } from '../../../generated/blocks/01-missions.ts'
import {
  type OtherVariable,
  otherVariables,
  otherVariablesTable,
} from '../../../generated/blocks/01-other-variables.ts'
import { variableShares } from '../../../generated/variable-shares.ts'
import { blockRoute } from '../../../shared/route.ts'
import { dollarNumber, dollarNumberAt } from '../../../shared/script-variable.ts'
import type { TableInfo } from '../../../shared/table-types.ts'
import { BlockAddress } from '../../../site/BlockAddress.tsx'
import { pointRoute } from '../../../site/coordinates.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { withColumns } from '../../../table/withColumns.ts'
import { Note } from '../../../ui/Note.tsx'
import { TableSection } from '../TableSection.tsx'

/** What a row gains. */
export interface VariableNumber {
  /** Number of its variable in script tools; null for data after the variables. */
  readonly dollar: number | null
}

/** Header of that number. */
export const variableHeader = {
  label: 'Variable',
  hint: 'Number in script tools, such as Sanny Builder, which write $407',
}

/** How its column looks. */
export const dollarOptions = { monospace: ['dollar'], prefixes: { dollar: '$' } } as const

/** A table about offsets in block 01 with the numbers of the script variables there. */
export function withVariableNumber<Row extends { readonly positionHex: string | null }>(
  table: TableInfo<Row>,
  rows: readonly Row[],
) {
  return withColumns<Row, VariableNumber>(
    { table, rows },
    [
      {
        key: 'dollar',
        label: variableHeader.label,
        kind: 'integer',
        description: variableHeader.hint,
      },
    ],
    ({ positionHex }) => ({
      dollar: positionHex === null ? null : dollarNumberAt(positionHex, variableShares.all),
    }),
  )
}

/** The row of the script variable. */
export function variableRoute({ dollar }: VariableNumber): string | null {
  return dollar === null ? null : `/variables?row=${dollar - dollarNumber(0)}`
}

const numberedVariables = withVariableNumber(otherVariablesTable, otherVariables)

const otherTable: TableDefinition<OtherVariable & VariableNumber> = {
  source: otherVariablesTable,
  rows: numberedVariables.rows,
  columns: tableColumns(numberedVariables.table, {
    shown: ['dollar', 'positionHex', 'group', 'description', 'type', 'sizeBytes', 'note'],
    below: ['note'],
    ...dollarOptions,
    links: {
      dollar: variableRoute,
      positionHex: ({ positionHex }: OtherVariable) => blockRoute('01', positionHex),
    },
  }),
}

/** Script variables that belong to no mission and no school. */
export function OtherVariableTable() {
  return <TableSection table={otherTable} />
}

const numberedMissions = withVariableNumber(missionsTable, missions)

const missionTable: TableDefinition<Mission & VariableNumber> = {
  source: missionsTable,
  rows: numberedMissions.rows,
  columns: tableColumns(numberedMissions.table, {
    shown: ['dollar', 'positionHex', 'byteHex', 'mission', 'part', 'iconHex', 'thread', 'targetHex', 'note'],
    below: ['note'],
    faceted: ['positionHex'],
    ...dollarOptions,
    links: {
      dollar: variableRoute,
      byteHex: ({ variable }: Mission) => variable && `/missions?counter=${variable}`,
      positionHex: ({ positionHex }: Mission) => positionHex && blockRoute('01', positionHex),
      targetHex: ({ targetHex }: Mission) => targetHex && blockRoute('01', targetHex),
    },
  }),
  mapRoute: ({ x, y }) => (x === null || y === null ? null : pointRoute(x, y)),
}

/** Which byte of which variable records which mission. */
export function MissionTable() {
  return (
    <>
      <TableSection table={missionTable}>
        <p>
          The byte at a position gives the next mission and increases by one when the mission is passed. The
          target is the offset of the handle of the mission's blip in block <BlockAddress block="09" />: if
          you skip a mission, remove that blip too. Several strands share a target.
        </p>
      </TableSection>
      <Note title="Exceptions">
        After “Farewell, My Love…” the byte at 07B4 jumps to 0A. The four robberies with Catalina come in any
        order. 0104 counts them and is set to 5 once the marker of “Farewell, My Love…” appears. Her first one
        is elsewhere and shows a question mark.
      </Note>
    </>
  )
}
