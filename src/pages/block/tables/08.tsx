import { placeRoute } from '../../../generated/algebra/map-route.ts'
import {
  type RestartPlace,
  restartPlaces,
  restartPlacesTable,
} from '../../../generated/blocks/08-restart-places.ts'
import type { ShownTable } from '../../../table/shownTable.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import { TableSection } from '../TableSection.tsx'

const placeTable: ShownTable<RestartPlace> = {
  source: restartPlacesTable,
  rows: restartPlaces,
  columns: tableColumns(restartPlacesTable, {
    shown: ['kind', 'index', 'place', 'x', 'y', 'z', 'heading', 'townsUnlocked', 'radius'],
    links: { place: ({ x, y }: RestartPlace) => placeRoute(x, y) },
  }),
  grouping: { key: 'kind' },
}

export default function Tables08() {
  return (
    <TableSection table={placeTable}>
      <p>The same in every save of the original game; the heading is in plain degrees.</p>
    </TableSection>
  )
}
