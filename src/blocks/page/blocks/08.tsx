import { respawnPointsTable } from '../../../generated/blocks/08-respawn-points.ts'
import { pointRoute } from '../../../site/coordinates.ts'
import { tableOf } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-08.ts'

const respawnTable = tableOf(respawnPointsTable, {
  shown: ['kind', 'index', 'location', 'x', 'y', 'z', 'heading', 'townsUnlocked', 'radius'],
  mapRoute: ({ x, y }) => pointRoute(x, y),
  grouping: { key: 'kind' },
})

export function Tables() {
  return (
    <TableSection table={respawnTable}>
      <p>
        Hospitals and police stations are the same in every save of the unmodified game. The two extra points
        contain only 0 until a girlfriend adds them.
      </p>
    </TableSection>
  )
}
