import { placeRoute } from '../../../generated/algebra/map-route.ts'
import { type StuntJump, stuntJumps, stuntJumpsTable } from '../../../generated/blocks/24-jumps.ts'
import type { ShownTable } from '../../../table/shownTable.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import { TableSection } from '../TableSection.tsx'

const jumpTable: ShownTable<StuntJump> = {
  source: stuntJumpsTable,
  rows: stuntJumps,
  columns: tableColumns(stuntJumpsTable, {
    shown: ['number', 'startMinX', 'startMinY', 'startMinZ', 'landMinX', 'landMinY', 'landMinZ'],
    links: { number: ({ startMinX, startMinY }: StuntJump) => placeRoute(startMinX, startMinY) },
  }),
}

export default function Tables24() {
  return (
    <TableSection table={jumpTable}>
      <p>
        A save holds the jumps in this order, but begins with another one and goes on from the start after the
        last: find a jump by its take-off box, not by its place.
      </p>
    </TableSection>
  )
}
