import { type RowOrder, sortedBy } from '../csv/engine/cross/row-order.ts'
import type { TableInfo } from '../csv/engine/table.ts'
import { statistics } from './blocks/16-statistics.ts'
import { mapSections } from './blocks/21-map-sections.ts'
import { blocksTable } from './format/blocks.ts'
import { coverageTable } from './format/coverage.ts'
import { elementsTable } from './format/elements.ts'
import { zonesTable } from './map/zones.ts'
import { markerKinds } from './marker-kinds.ts'
import { savehouseVariables } from './savehouse-variables.ts'
import { threads } from './threads.ts'
import { vehicleColourPairs } from './vehicle-colour-pairs.ts'
import { vehicleParts } from './vehicle-parts.ts'
import { weapons } from './weapons.ts'

/** Row orders of tables whose own checks define none or only part of it. */
export const rowOrders: readonly RowOrder[] = [
  sortedBy(blocksTable, 'block'),
  sortedBy(elementsTable, 'struct', 'field', 'index'),
  sortedBy(coverageTable, 'block', 'platform'),
  sortedBy(mapSections, 'offsetHex'),
  sortedBy(markerKinds, 'marker'),
  sortedBy(savehouseVariables, 'block', 'addressHex'),
  sortedBy(statistics, 'id'),
  sortedBy(threads, 'name'),
  sortedBy(vehicleColourPairs, 'vehicleId', 'order'),
  sortedBy(vehicleParts, 'vehicleId', 'componentId'),
  sortedBy(weapons, 'slot', 'idHex'),
  sortedBy(zonesTable, 'kind', 'name', 'minX', 'minY'),
]

const orderOf = new Map(rowOrders.map(({ table: { file }, by }) => [file, by]))

/** Sort keys of a table; none if it has a custom order. */
export function rowOrderOf({ file, sortedBy }: TableInfo): readonly string[] {
  return orderOf.get(file) ?? sortedBy
}
