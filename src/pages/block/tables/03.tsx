import { angleExamples, angleExamplesTable } from '../../../generated/blocks/03-angle-examples.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { BlockTablesProps } from '../BlockTables.tsx'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

const columns = tableColumns(angleExamplesTable, { shown: ['direction', 'xHex', 'yHex', 'zHex'] })

export default function Tables03({ format }: BlockTablesProps) {
  return (
    <>
      <ValueSection format={format} name="radio_stations" title="Radio stations">
        <p>Stored cars have 1 to 13; no other value was seen in 3,408 cars.</p>
      </ValueSection>
      <TableSection
        source={angleExamplesTable}
        rows={angleExamples}
        columns={columns}
        rowId={row => row.direction}
        prefix="angles."
      >
        <p>The direction of a stored car is a vector of three signed bytes; X and Y cannot both be 00.</p>
      </TableSection>
    </>
  )
}
