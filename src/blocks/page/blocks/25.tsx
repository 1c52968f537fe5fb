import { fieldRoute } from '#shared/route.ts'
import type { DoorOffsets } from '#shared/savehouse-types.ts'
import { doorOffsets } from '../../../generated/format/doors.ts'
import { type Location, locations, locationsTable } from '../../../generated/locations.ts'
import { BlockAddress } from '../../../site/Page.tsx'
import { type DerivedColumn, tableOf } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-25.ts'

/** The column with the offset of a door, or of its field `linked`, in saves made indoors or outdoors. */
function offsetColumn(made: keyof DoorOffsets, what: 'door' | 'target'): DerivedColumn<Location> {
  const isDoor = what === 'door'
  return {
    label: `${isDoor ? 'Offset' : 'linked'}, saved ${made}`,
    kind: 'hex',
    hint: `Offset of the door${isDoor ? '' : '’s field “linked”'} in a save made ${made}, in hex`,
    read: ({ number }) => doorOffsets[number]?.[made][`${what}Hex`] ?? null,
  }
}

const doorTable = tableOf(
  { ...locationsTable, title: 'Doors by number', page: '/block/25', prefix: 'doors.' },
  {
    rowNoun: 'Door',
    shown: [
      'number',
      'description',
      'marker',
      'usualTarget',
      'insideHex',
      'insideTargetHex',
      'outsideHex',
      'outsideTargetHex',
    ],
    columns: { number: { link: '/locations?row=' } },
    derived: {
      insideHex: { ...offsetColumn('indoors', 'door'), link: fieldRoute('25', '') },
      insideTargetHex: { ...offsetColumn('indoors', 'target'), link: fieldRoute('25', '') },
      outsideHex: offsetColumn('outdoors', 'door'),
      outsideTargetHex: offsetColumn('outdoors', 'target'),
    },
    omitted: ['inside', 'note', 'kind', 'district'],
  },
)

export function Tables() {
  return (
    <TableSection table={doorTable}>
      <p>
        The last four columns are the offsets of a door and of its field <code>linked</code> in saves made
        indoors and outdoors. Indoors, the offset of a door is 6 + 6 × its number; outdoors, it is two bytes
        lower, as the stack at <BlockAddress block="25" offsetHex="0004" /> is empty. This applies to the{' '}
        {locations.length} doors of the unmodified game; modified games can leave gaps in the list.
      </p>
    </TableSection>
  )
}
