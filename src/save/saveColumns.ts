import { locationColumns } from './columns/locations.ts'
import { playerColumns } from './columns/player.ts'
import { progressColumns } from './columns/progress.ts'
import { variableColumns } from './columns/variables.ts'
import { vehicleColumns } from './columns/vehicles.ts'
import type { SaveColumns } from './saveColumn.ts'

/** The column "Your save" of each table that has one. */
export const saveColumns: SaveColumns = {
  ...locationColumns,
  ...playerColumns,
  ...progressColumns,
  ...variableColumns,
  ...vehicleColumns,
}
