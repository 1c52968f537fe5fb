import { type Vehicle, vehicles, vehiclesTable } from '../../generated/vehicles.ts'
import { rowRoute } from '../../shared/row-address.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { type IdFormats, withIdFormats } from '../../table/idFormats.ts'
import { tableColumns } from '../../table/tableColumns.ts'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { Note } from '../../ui/Note.tsx'

const VehicleCard = lazyWithRetry(() => import('./VehicleCard.tsx'))

const { table, rows } = withIdFormats(vehiclesTable, vehicles, 'id')
const usedVehicles = rows.filter(vehicle => vehicle.group !== 'Unused')
const unusedVehicles = rows.filter(vehicle => vehicle.group === 'Unused')
const groups = ['Bikes', 'Cars', 'Trailers', 'Boats', 'Helicopters', 'Planes', 'RC']

/** Opens the card of a vehicle, used or not: trams and trains have colours too. */
const cardRoute = (vehicle: Vehicle) => rowRoute(vehiclesTable, vehicle)

const usedTable: TableDefinition<Vehicle & IdFormats> = {
  source: vehiclesTable,
  rows: usedVehicles,
  whole: rows,
  columns: tableColumns(table, {
    shown: ['group', 'name', 'id', 'note'],
    omitted: ['unusedType'],
    links: { name: cardRoute },
    monospace: ['idBytes'],
  }),
  grouping: { key: 'group', order: groups },
}

const unusedTable: TableDefinition<Vehicle & IdFormats> = {
  source: { ...vehiclesTable, title: 'Vehicles not used', prefix: 'unused.' },
  rows: unusedVehicles,
  whole: rows,
  rowParameter: 'row', // one parameter selects a vehicle of either table
  columns: tableColumns(table, {
    shown: ['id', 'name', 'unusedType', 'note'],
    omitted: ['group'],
    links: { name: cardRoute },
    monospace: ['idBytes'],
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
          others store them. Choose a vehicle to see the components it takes and the colours it is made with.
        </p>
      }
    >
      <DataTable table={usedTable} detail={detail} />
      <h2>Vehicles not used ({unusedVehicles.length})</h2>
      <DataTable table={unusedTable} detail={detail} />
      <Note title="Types of the engine">
        The Vortex stands under boats but the engine handles it as a plane. 569, 570 and 590, whose type older
        tables do not know, are trains.
      </Note>
    </Page>
  )
}
