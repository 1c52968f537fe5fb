import {
  type OtherVariable,
  otherVariables,
  otherVariablesTable,
} from '../../../generated/blocks/01-other-variables.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import { blockRoute } from '../../../ui/BlockAddress.tsx'
import { TableSection } from '../TableSection.tsx'

const columns = tableColumns(otherVariablesTable, {
  shown: ['positionHex', 'group', 'description', 'type', 'sizeBytes', 'note'],
  links: { positionHex: ({ positionHex }: OtherVariable) => blockRoute('01', positionHex) },
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
