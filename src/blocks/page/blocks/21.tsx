import { fieldRoute } from '#shared/route.ts'
import { mapSectionsTable } from '../../../generated/blocks/21-map-sections.ts'
import { tableOf } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-21.ts'

const sectionTable = tableOf(mapSectionsTable, {
  rowNoun: 'Map section',
  shown: ['offsetHex', 'label', 'meaning', 'edition', 'note'],
  columns: { offsetHex: { link: fieldRoute('21', '') } },
})

export function Tables() {
  return (
    <TableSection table={sectionTable}>
      <p>
        All sections that are switched on in some save, and the roadblocks of PlayStation 2. Roadblocks are up
        while their byte is 1. Their offsets depend on the edition of the map data, named here after the game
        version it came with. A game of one version can have the map data of another: to take roadblocks down,
        write 0 at the offsets of both. Section n is at offset 0003 + n.
      </p>
    </TableSection>
  )
}
