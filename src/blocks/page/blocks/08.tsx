import {
  type RestartPlace,
  restartPlaces,
  restartPlacesTable,
} from '../../../generated/blocks/08-restart-places.ts'
import { placeRoute } from '../../../site/mapRoute.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-08.ts'

const placeTable: TableDefinition<RestartPlace> = {
  source: restartPlacesTable,
  rows: restartPlaces,
  columns: tableColumns(restartPlacesTable, {
    shown: ['kind', 'index', 'place', 'x', 'y', 'z', 'heading', 'townsUnlocked', 'radius'],
    links: { place: ({ x, y }: RestartPlace) => placeRoute(x, y) },
  }),
  grouping: { key: 'kind' },
}

export function Tables() {
  return (
    <TableSection table={placeTable}>
      <p>The same in every save of the original game; the heading is in degrees.</p>
    </TableSection>
  )
}
