import { gameFromMap } from '#shared/map-pixels.ts'
import { type RowAddress, rowRoute } from '#shared/row-address.ts'
import type { Table } from '#shared/table-types.ts'
import { missionsTable } from '../../generated/blocks/01-missions.ts'
import { savedGaragesTable } from '../../generated/blocks/03-garages.ts'
import { pickupLocationsTable } from '../../generated/blocks/06-pickup-locations.ts'
import { respawnPointsTable } from '../../generated/blocks/08-respawn-points.ts'
import { parkedCarsTable } from '../../generated/blocks/12-parked-cars.ts'
import { policeTrapsTable } from '../../generated/blocks/17-police-traps.ts'
import { tagsTable } from '../../generated/blocks/20-tags.ts'
import { stuntJumpsTable } from '../../generated/blocks/24-jumps.ts'
import { garagesTable } from '../../generated/garages.ts'
import { locationPositionsTable } from '../../generated/location-positions.ts'
import { gameMissionsTable } from '../../generated/missions.ts'
import { savePlacesTable } from '../../generated/save-places.ts'
import { savehousesTable } from '../../generated/savehouses.ts'

/** x, y and, if known, z. */
type RowPoint = readonly (number | null)[]

/** A table row with coordinates. */
export interface LocationRow {
  /** Heading of its group of results. */
  readonly kind: string
  readonly route: string
  /** Texts of a row without an index entry. */
  readonly own: { readonly title: string; readonly code: string; readonly detail: string } | null
  readonly points: readonly RowPoint[]
}

function rowsFrom<Row>(
  kind: string,
  table: RowAddress<Row> & Table<Row>,
  pointsOf: (row: Row) => readonly RowPoint[],
  ownOf: (row: Row) => LocationRow['own'] = () => null,
): readonly LocationRow[] {
  return table.rows.map(row => {
    return { kind, route: rowRoute(table, row), own: ownOf(row), points: pointsOf(row) }
  })
}

interface Upright {
  readonly x: number | null
  readonly y: number | null
  readonly z: number | null
}

/** The rows of a table with one point each. */
const uprightRows = <Row extends Upright>(
  kind: string,
  table: RowAddress<Row> & Table<Row>,
  ownOf?: (row: Row) => LocationRow['own'],
) => rowsFrom(kind, table, ({ x, y, z }) => [[x, y, z]], ownOf)

/**
 * Every row with coordinates; rows of equal distance keep this order. Imports nothing of the search: sharing
 * code would add a file to it and to table pages.
 */
export const locationRows: readonly LocationRow[] = [
  ...uprightRows('Missions', gameMissionsTable),
  ...uprightRows('Savehouses', savehousesTable),
  ...uprightRows('Locations', locationPositionsTable),
  ...uprightRows('Garages', garagesTable),
  ...uprightRows('Garages', savedGaragesTable),
  // On the map, one pixel is ten units.
  ...rowsFrom('Save places', savePlacesTable, ({ mapX, mapY }) => {
    const { x, y } = gameFromMap({ x: mapX, y: mapY })
    return [[x, y]]
  }),
  ...uprightRows('Tags', tagsTable),
  ...uprightRows('Respawn points', respawnPointsTable),
  ...uprightRows('Mission stages', missionsTable),
  ...uprightRows('Parked cars', parkedCarsTable, ({ index, name, district }) => ({
    title: name ?? 'Random vehicle',
    code: `${index}`,
    detail: district ?? '',
  })),
  ...uprightRows('Pickup locations', pickupLocationsTable, ({ number, object, district }) => ({
    title: object,
    code: `${number}`,
    detail: district ?? '',
  })),
  ...rowsFrom('Stunt jumps', stuntJumpsTable, jump => [
    [jump.startMinX, jump.startMinY, jump.startMinZ],
    [jump.startMaxX, jump.startMaxY, jump.startMaxZ],
    [jump.landMinX, jump.landMinY, jump.landMinZ],
    [jump.landMaxX, jump.landMaxY, jump.landMaxZ],
    [jump.cameraX, jump.cameraY, jump.cameraZ],
  ]),
  ...rowsFrom('Police traps', policeTrapsTable, trap => [
    [trap.minX, trap.minY],
    [trap.maxX, trap.maxY],
    [trap.start1X, trap.start1Y],
    [trap.start2X, trap.start2Y],
    [trap.target1X, trap.target1Y],
    [trap.target2X, trap.target2Y],
  ]),
]
