import { type MapSection, mapSections, mapSectionsTable } from '../../../generated/blocks/21-map-sections.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import { blockRoute } from '../../../ui/BlockAddress.tsx'
import { TableSection } from '../TableSection.tsx'

const columns = tableColumns(mapSectionsTable, {
  shown: ['offsetHex', 'label', 'meaning', 'edition', 'note'],
  links: { offsetHex: ({ offsetHex }: MapSection) => blockRoute('21', offsetHex) },
})

export default function Tables21() {
  return (
    <TableSection
      source={mapSectionsTable}
      rows={mapSections}
      columns={columns}
      rowId={row => row.offsetHex}
      prefix="sections."
    >
      <p>
        Bytes that PC saves have set, and the pair of the PlayStation 2 at 0056 and 0057, which none has.
        Which of the pairs means the roadblocks depends on the map data of the game, not on the version id;
        converted saves have both pairs of the PC set.
      </p>
    </TableSection>
  )
}
