import {
  type OtherVariable,
  otherVariables,
  otherVariablesTable,
} from '../../../generated/blocks/01-other-variables.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import { TableSection } from '../TableSection.tsx'
import { PositionLink } from './PositionLink.tsx'

const columns = tableColumns(otherVariablesTable, {
  shown: ['positionHex', 'group', 'description', 'type', 'sizeBytes', 'note'],
  render: { positionHex: PositionLink },
})

/** Script variables that belong to no mission and no school. */
export function OtherVariableTable() {
  return (
    <TableSection
      source={otherVariablesTable}
      rows={otherVariables}
      columns={columns}
      rowId={(row: OtherVariable) => row.positionHex ?? row.description}
      prefix="others."
    />
  )
}
