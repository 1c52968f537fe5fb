import { doorOffsets } from '../../../generated/format/doors.ts'
import { type Location, locations, locationsTable } from '../../../generated/locations.ts'
import { blockRoute } from '../../../shared/route.ts'
import { BlockAddress } from '../../../site/BlockAddress.tsx'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import type { BlockTablesProps } from '../blockModule.ts'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-25.ts'

interface Door extends Location {
  readonly insideHex: string
  readonly insideTargetHex: string
  readonly outsideHex: string
  readonly outsideTargetHex: string
}

/** All doors with their locations. */
const doors: readonly Door[] = locations.map(location => {
  const offsets = doorOffsets[location.number]
  if (!offsets) throw new Error(`block 25 has no door ${location.number}`)
  const { inside, outside } = offsets
  return {
    ...location,
    insideHex: inside.doorHex,
    insideTargetHex: inside.targetHex,
    outsideHex: outside.doorHex,
    outsideTargetHex: outside.targetHex,
  }
})

const doorTable: TableDefinition<Door> = {
  source: { ...locationsTable, title: 'Doors by number', page: '/block/25', prefix: 'doors.' },
  rows: doors,
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
      link: ({ insideHex }) => blockRoute('25', insideHex),
    },
    {
      key: 'insideTargetHex',
      label: 'Target, indoors',
      kind: 'hex',
      hint: 'Offset of the target in a save made indoors',
      link: ({ insideTargetHex }) => blockRoute('25', insideTargetHex),
    },
    {
      key: 'outsideHex',
      label: 'Saved outdoors',
      kind: 'hex',
      hint: 'Offset of the door in a save made outdoors',
    },
    {
      key: 'outsideTargetHex',
      label: 'Target, outdoors',
      kind: 'hex',
      hint: 'Offset of the target in a save made outdoors',
    },
    { key: 'inside', label: 'Side', kind: 'choice', isHidden: true },
    { key: 'interior', label: 'Interior', kind: 'integer', isHidden: true },
  ],
}

export function Tables({ format }: BlockTablesProps) {
  return (
    <>
      <TableSection table={doorTable}>
        <p>
          The offset of a door is 6 + 6 × number in a save made indoors (one door on the stack at{' '}
          <BlockAddress block="25" offsetHex="0004" />) and two bytes less in a save made outdoors. This
          applies to the {doors.length} doors of the game, in every save whose list has no gaps; modified
          games can leave gaps.
        </p>
      </TableSection>
      <ValueSection format={format} name="door_flags" title="Flags of a door" />
    </>
  )
}
