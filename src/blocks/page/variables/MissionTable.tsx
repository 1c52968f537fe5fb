import { type Mission, missions, missionsTable } from '../../../generated/blocks/01-missions.ts'
import { blockRoute } from '../../../shared/route.ts'
import { BlockAddress } from '../../../site/BlockAddress.tsx'
import { pointRoute } from '../../../site/mapRoute.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import { TableSection } from '../TableSection.tsx'
import {
  dollarOptions,
  type VariableNumber,
  variableRoute,
  withVariableNumber,
} from './withVariableNumber.ts'

const numbered = withVariableNumber(missionsTable, missions)

const table: TableDefinition<Mission & VariableNumber> = {
  source: missionsTable,
  rows: numbered.rows,
  columns: tableColumns(numbered.table, {
    shown: [
      'dollar',
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
    faceted: ['positionHex'],
    ...dollarOptions,
    links: {
      dollar: variableRoute,
      byteHex: ({ variable }: Mission) => variable && `/missions?counter=${variable}`,
      positionHex: ({ positionHex }: Mission) => positionHex && blockRoute('01', positionHex),
      mission: ({ x, y }: Mission) => (x === null || y === null ? null : pointRoute(x, y)),
      targetHex: ({ targetHex }: Mission) => targetHex && blockRoute('01', targetHex),
    },
  }),
}

/** Which byte of which variable records which mission. */
export function MissionTable() {
  return (
    <>
      <TableSection table={table}>
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
