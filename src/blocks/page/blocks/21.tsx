import { mapSectionsTable } from '../../../generated/blocks/21-map-sections.ts'
import { fieldRoute } from '../../../shared/route.ts'
import { tableOf } from '../../../table/tableColumns.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-21.ts'

const sectionTable = tableOf(mapSectionsTable, {
  shown: ['offsetHex', 'label', 'meaning', 'edition', 'note'],
  links: { offsetHex: fieldRoute('21', '') },
})

export function Tables() {
  return (
    <TableSection table={sectionTable}>
      <p>
        Bytes that are set in PC saves, and the PlayStation 2 pair at 0056 and 0057, which no PC save has set.
        The map data of the game decides which pair represents the roadblocks, not the version id. Older
        documentation names the editions of the map data after versions of the game: PC 1, PC 2 and 3, and PS2
        1 and 2 for PlayStation 2. Saves that were converted to another version have both PC pairs set.
      </p>
    </TableSection>
  )
}
