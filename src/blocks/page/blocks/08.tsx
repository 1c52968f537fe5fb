import {
  type RespawnPoint,
  respawnPoints,
  respawnPointsTable,
} from '../../../generated/blocks/08-respawn-points.ts'
import { pointRoute } from '../../../site/mapRoute.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-08.ts'

const respawnTable: TableDefinition<RespawnPoint> = {
  source: respawnPointsTable,
  rows: respawnPoints,
  columns: tableColumns(respawnPointsTable, {
    shown: ['kind', 'index', 'location', 'x', 'y', 'z', 'heading', 'townsUnlocked', 'radius'],
    links: { location: ({ x, y }: RespawnPoint) => pointRoute(x, y) },
  }),
  grouping: { key: 'kind' },
}

export function Tables() {
  return (
    <TableSection table={respawnTable}>
      <p>The same in every save of the original game; the heading is in degrees.</p>
    </TableSection>
  )
}
