import { groupBy } from '#shared/collections.ts'
import { vehicleComponents } from '../../generated/vehicle-components.ts'
import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { type Vehicle, vehicles, vehiclesTable } from '../../generated/vehicles.ts'
import { BlockAddress, Page } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { ColourPairs, colourPairsText, countColourPairs } from './ColourPairs.tsx'
import { VehicleCard } from './VehicleCard.tsx'

const typeById = new Map(vehicleComponents.map(({ id, type }) => [id, type]))

const partsByVehicle = groupBy(vehicleParts, ({ vehicleId }) => vehicleId)

/** Component types that fit a vehicle, e.g. `Exhausts, Spoiler`; null if it has no specific ones. */
function modTypes(vehicleId: number): string | null {
  const types = partsByVehicle.of(vehicleId).flatMap(({ componentId }) => typeById.get(componentId) ?? [])
  return [...new Set(types)].sort().join(', ') || null
}

/** Columns of both tables. */
const shared = {
  derived: [
    {
      key: 'colourPairs',
      label: 'Colours',
      kind: 'integer',
      description: 'Default colours: primary + secondary; a few vehicles have four',
      read: ({ id }: Vehicle) => countColourPairs(id),
    },
    {
      key: 'mods',
      label: 'Mods',
      description: 'Types of components that mod garages sell for this vehicle',
      read: ({ id }: Vehicle) => modTypes(id),
    },
  ],
  render: { colourPairs: ({ id }: Vehicle) => <ColourPairs vehicleId={id} /> },
  written: { colourPairs: ({ id }: Vehicle) => colourPairsText(id) },
  drawn: ['colourPairs'],
  /** Nine pairs, the most that a vehicle has, are 24 digits wide. */
  sizeHints: { colourPairs: 24 },
  below: ['note'],
} as const
const unusedVehicles = vehicles.filter(({ group }) => group === 'Unused')
const groups = ['Bikes', 'Cars', 'Trailers', 'Boats', 'Helicopters', 'Planes', 'RC']

const usedTable = tableOf(vehiclesTable, {
  ...shared,
  rows: vehicles.filter(({ group }) => group !== 'Unused'),
  shown: ['group', 'name', 'id', 'colourPairs', 'mods', 'note'],
  omitted: ['unusedType'],
  grouping: { key: 'group', order: groups },
})

const unusedTable = tableOf(
  { ...vehiclesTable, title: 'Vehicles not used', prefix: 'unused.' },
  {
    ...shared,
    rows: unusedVehicles,
    shown: ['id', 'name', 'unusedType', 'colourPairs', 'note'],
    omitted: ['group', 'mods'],
    rowParameter: 'row', // one parameter selects a vehicle of either table
  },
)

export default function VehicleTypesPage() {
  return (
    <Page
      intro={
        <p>
          Vehicle ids 400 to 611, as stored in blocks <BlockAddress block="03" /> and{' '}
          <BlockAddress block="12" />. Select a vehicle to see the components that mod garages sell for it,
          its default colours and, if tested saves have it in a garage, its handling flags.
        </p>
      }
    >
      <DataTable table={usedTable} Card={VehicleCard} />
      <h2>Vehicles not used ({unusedVehicles.length})</h2>
      <p>A save cannot contain these: they are neither stored in garages nor parked.</p>
      <DataTable table={unusedTable} Card={VehicleCard} />
    </Page>
  )
}
