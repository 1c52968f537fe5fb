import { vehicleComponents } from '../../generated/vehicle-components.ts'
import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { type Vehicle, vehicles, vehiclesTable } from '../../generated/vehicles.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { tableColumns } from '../../table/tableColumns.ts'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { withColumns } from '../../table/withColumns.ts'
import { Note } from '../../ui/Note.tsx'
import { ColourPairs, colourPairsText, countColourPairs } from './ColourPairs.tsx'
import { VehicleCard } from './VehicleCard.tsx'

const typeById = new Map(vehicleComponents.map(({ id, type }) => [id, type]))

const typesByVehicle = new Map<number, Set<string>>()
for (const { vehicleId, componentId } of vehicleParts) {
  const type = typeById.get(componentId)
  if (type) typesByVehicle.set(vehicleId, (typesByVehicle.get(vehicleId) ?? new Set()).add(type))
}

/** Component types that fit a vehicle, e.g. `Exhausts, Spoiler`; null if it has no specific ones. */
function modTypes(vehicleId: number): string | null {
  const types = typesByVehicle.get(vehicleId)
  return types ? [...types].sort().join(', ') : null
}

/** Columns that follow from other tables. */
interface VehicleExtras {
  readonly colourPairs: number | null
  readonly mods: string | null
}

const { table, rows } = withColumns<Vehicle, VehicleExtras>(
  { table: vehiclesTable, rows: vehicles },
  [
    {
      key: 'colourPairs',
      label: 'Colours',
      kind: 'integer',
      description: 'Default pairs of colours: primary and secondary',
    },
    { key: 'mods', label: 'Mods', description: 'Types of mods that fit' },
  ],
  ({ id }) => ({ colourPairs: countColourPairs(id), mods: modTypes(id) }),
)
type VehicleRow = (typeof rows)[number]
/** Nine pairs, the most that a vehicle has, are 24 digits wide. */
const drawnColours = {
  render: { colourPairs: ({ id }: VehicleRow) => <ColourPairs vehicleId={id} /> },
  written: { colourPairs: ({ id }: VehicleRow) => colourPairsText(id) },
  drawn: ['colourPairs'],
  sizeHints: { colourPairs: 24 },
} as const
const usedVehicles = rows.filter(vehicle => vehicle.group !== 'Unused')
const unusedVehicles = rows.filter(vehicle => vehicle.group === 'Unused')
const groups = ['Bikes', 'Cars', 'Trailers', 'Boats', 'Helicopters', 'Planes', 'RC']

const usedTable: TableDefinition<VehicleRow> = {
  source: vehiclesTable,
  rows: usedVehicles,
  whole: rows,
  columns: tableColumns(table, {
    shown: ['group', 'name', 'id', 'colourPairs', 'mods', 'note'],
    omitted: ['unusedType'],
    below: ['note'],
    ...drawnColours,
  }),
  grouping: { key: 'group', order: groups },
}

const unusedTable: TableDefinition<VehicleRow> = {
  source: { ...vehiclesTable, title: 'Vehicles not used', prefix: 'unused.' },
  rows: unusedVehicles,
  whole: rows,
  rowParameter: 'row', // one parameter selects a vehicle of either table
  columns: tableColumns(table, {
    shown: ['id', 'name', 'unusedType', 'colourPairs', 'note'],
    omitted: ['group', 'mods'],
    below: ['note'],
    ...drawnColours,
  }),
}

const detail = (vehicle: Vehicle) => <VehicleCard key={vehicle.id} vehicle={vehicle} />

export default function VehicleTypesPage() {
  return (
    <Page
      title="Vehicle types"
      intro={
        <p>
          Vehicle ids 400 to 611, as blocks <BlockAddress block="03" />, <BlockAddress block="12" /> and
          others store them. Select a vehicle to see its compatible components, default colours and handling
          flags.
        </p>
      }
    >
      <DataTable table={usedTable} detail={detail} />
      <h2>Vehicles not used ({unusedVehicles.length})</h2>
      <DataTable table={unusedTable} detail={detail} />
      <Note title="Types of the engine">
        The Vortex is listed under boats, but the engine treats it as a plane. 569, 570 and 590, of unknown
        type in older tables, are trains.
      </Note>
    </Page>
  )
}
