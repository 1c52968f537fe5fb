import { fieldRoute } from '#shared/route.ts'
import { doorOffsets } from '../../../generated/format/doors.ts'
import { type Location, locations, locationsTable } from '../../../generated/locations.ts'
import { BlockAddress } from '../../../site/Page.tsx'
import { tableOf } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-25.ts'

/** Offset of a door or its target in saves made indoors or outdoors. */
const offsetOf =
  (made: 'inside' | 'outside', what: 'doorHex' | 'targetHex') =>
  ({ number }: Location) =>
    doorOffsets[number]?.[made][what] ?? null

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
    derived: [
      {
        key: 'insideHex',
        label: 'Offset, saved indoors',
        kind: 'hex',
        description: 'Offset of the door in a save made indoors',
        read: offsetOf('inside', 'doorHex'),
      },
      {
        key: 'insideTargetHex',
        label: 'linked, saved indoors',
        kind: 'hex',
        description: 'Offset of the door’s field “linked” in a save made indoors',
        read: offsetOf('inside', 'targetHex'),
      },
      {
        key: 'outsideHex',
        label: 'Offset, saved outdoors',
        kind: 'hex',
        description: 'Offset of the door in a save made outdoors',
        read: offsetOf('outside', 'doorHex'),
      },
      {
        key: 'outsideTargetHex',
        label: 'linked, saved outdoors',
        kind: 'hex',
        description: 'Offset of the door’s field “linked” in a save made outdoors',
        read: offsetOf('outside', 'targetHex'),
      },
    ],
    omitted: ['inside', 'note', 'kind', 'district'],
    links: {
      number: '/locations?row=',
      insideHex: fieldRoute('25', ''),
      insideTargetHex: fieldRoute('25', ''),
    },
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
