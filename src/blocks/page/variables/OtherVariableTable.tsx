import {
  type OtherVariable,
  otherVariables,
  otherVariablesTable,
} from '../../../generated/blocks/01-other-variables.ts'
import { blockRoute } from '../../../shared/route.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'
import {
  dollarOptions,
  type VariableNumber,
  variableRoute,
  withVariableNumber,
} from './withVariableNumber.ts'

const numbered = withVariableNumber(otherVariablesTable, otherVariables)

const table: TableDefinition<OtherVariable & VariableNumber> = {
  source: otherVariablesTable,
  rows: numbered.rows,
  columns: tableColumns(numbered.table, {
    shown: ['dollar', 'positionHex', 'group', 'description', 'type', 'sizeBytes', 'note'],
    ...dollarOptions,
    links: {
      dollar: variableRoute,
      positionHex: ({ positionHex }: OtherVariable) => blockRoute('01', positionHex),
    },
  }),
}

/** Script variables that belong to no mission and no school. */
export function OtherVariableTable() {
  return <TableSection table={table} />
}
