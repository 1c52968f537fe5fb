import { blockRoute } from '#shared/route.ts'
import { doorOffsets } from '../../../generated/format/doors.ts'
import { type Location, locations, locationsTable } from '../../../generated/locations.ts'
import { BlockAddress } from '../../../site/links.tsx'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-25.ts'

/** Offset of a door or its target in saves made indoors or outdoors. */
const offsetOf =
  (made: 'inside' | 'outside', what: 'doorHex' | 'targetHex') =>
  ({ number }: Location) =>
    doorOffsets[number]?.[made][what] ?? null

const [insideHex, insideTargetHex] = [offsetOf('inside', 'doorHex'), offsetOf('inside', 'targetHex')]

const doorTable: TableDefinition<Location> = {
  source: { ...locationsTable, title: 'Doors by number', page: '/block/25', prefix: 'doors.' },
  rows: locations,
  columns: [
    {
      key: 'number',
      label: 'Number',
      kind: 'integer',
      link: ({ number }) => `/locations?row=${number}`,
    },
    { key: 'description', label: 'Description', kind: 'text' },
    { key: 'marker', label: 'Marker', kind: 'text' },
    { key: 'usualTarget', label: 'Usual target', kind: 'integer' },
    {
      key: 'insideHex',
      label: 'Saved indoors',
      kind: 'hex',
      hint: 'Offset of the door in a save made indoors',
      read: insideHex,
      link: door => blockRoute('25', insideHex(door)),
    },
    {
      key: 'insideTargetHex',
      label: 'Target, indoors',
      kind: 'hex',
      hint: 'Offset of the target in a save made indoors',
      read: insideTargetHex,
      link: door => blockRoute('25', insideTargetHex(door)),
    },
    {
      key: 'outsideHex',
      label: 'Saved outdoors',
      kind: 'hex',
      hint: 'Offset of the door in a save made outdoors',
      read: offsetOf('outside', 'doorHex'),
    },
    {
      key: 'outsideTargetHex',
      label: 'Target, outdoors',
      kind: 'hex',
      hint: 'Offset of the target in a save made outdoors',
      read: offsetOf('outside', 'targetHex'),
    },
    { key: 'inside', label: 'Side', kind: 'choice', isHidden: true },
    { key: 'interior', label: 'Interior', kind: 'integer', isHidden: true },
  ],
}

export function Tables() {
  return (
    <>
      <TableSection table={doorTable}>
        <p>
          The offset of a door is 6 + 6 × number in a save made indoors (one door on the stack at{' '}
          <BlockAddress block="25" offsetHex="0004" />) and two bytes less in a save made outdoors. This
          applies to the {locations.length} doors of the game, in every save whose list has no gaps; modified
          games can leave gaps.
        </p>
      </TableSection>
      <ValueSection name="door_flags" title="Flags of a door" />
    </>
  )
}
