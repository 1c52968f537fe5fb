import { stuntJumpsTable } from '../../../generated/blocks/24-jumps.ts'
import { pointRoute } from '../../../site/coordinates.ts'
import { tableOf } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-24.ts'

const jumpTable = tableOf(stuntJumpsTable, {
  rowNoun: 'Stunt jump',
  shown: ['number', 'district', 'startMinX', 'startMinY', 'startMinZ', 'landMinX', 'landMinY', 'landMinZ'],
  mapRoute: ({ startMinX, startMinY }) => pointRoute(startMinX, startMinY),
})

export function Tables() {
  return (
    <TableSection table={jumpTable}>
      <p>
        A save of the unmodified game stores the jumps in this order, but can start with any of them: the
        order wraps around. Find a jump by its take-off box, not by its index.
      </p>
    </TableSection>
  )
}
