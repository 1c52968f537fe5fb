import {
  type OtherVariable,
  otherVariables,
  otherVariablesTable,
} from '../../../generated/blocks/01-other-variables.ts'
import { blockRoute } from '../../../shared/route.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

const table: TableDefinition<OtherVariable> = {
  source: otherVariablesTable,
  rows: otherVariables,
  columns: tableColumns(otherVariablesTable, {
    shown: ['positionHex', 'group', 'description', 'type', 'sizeBytes', 'note'],
    links: { positionHex: ({ positionHex }: OtherVariable) => blockRoute('01', positionHex) },
  }),
}

/** Script variables that belong to no mission and no school. */
export function OtherVariableTable() {
  return <TableSection table={table} />
}
