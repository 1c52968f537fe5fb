import { rowRoute } from '../../generated/algebra/row-address.ts'
import { type Vehicle, vehicles, vehiclesTable } from '../../generated/vehicles.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { type IdForms, withIdForms } from '../../table/idForms.ts'
import type { ShownTable } from '../../table/shownTable.ts'
import { tableColumns } from '../../table/tableColumns.ts'
import { useChosenRow } from '../../table/useChosenRow.ts'
import { laterPart } from '../../ui/laterPart.tsx'
import { Note } from '../../ui/Note.tsx'

const VehicleCard = laterPart(() => import('./VehicleCard.tsx'))

const { table, rows } = withIdForms(vehiclesTable, vehicles, 'id')
const usedVehicles = rows.filter(vehicle => vehicle.group !== 'Unused')
const unusedVehicles = rows.filter(vehicle => vehicle.group === 'Unused')
const groups = ['Bikes', 'Cars', 'Trailers', 'Boats', 'Helicopters', 'Planes', 'RC']

/** Opens the card of a vehicle, used or not: trams and trains have colours too. */
const cardRoute = (vehicle: Vehicle) => rowRoute(vehiclesTable, vehicle)

const usedTable: ShownTable<Vehicle & IdForms> = {
  source: vehiclesTable,
  rows: usedVehicles,
  columns: tableColumns(table, {
    shown: ['group', 'name', 'id', 'note'],
    omitted: ['unusedType'],
    links: { name: cardRoute },
    codes: ['idBytes'],
  }),
  grouping: { key: 'group', order: groups },
}

const unusedTable: ShownTable<Vehicle & IdForms> = {
  source: { ...vehiclesTable, title: 'Vehicles not used', prefix: 'unused.' },
  rows: unusedVehicles,
  columns: tableColumns(table, {
    shown: ['id', 'name', 'unusedType', 'note'],
    omitted: ['group'],
    links: { name: cardRoute },
    codes: ['idBytes'],
  }),
}

/** A card opens for each of them, whichever table holds it. */
const allVehicles = { rows, source: vehiclesTable }

export default function VehicleTypesPage() {
  const chosen = useChosenRow(allVehicles)
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
      {chosen && <VehicleCard key={chosen.id} vehicle={chosen} />}
      <DataTable table={usedTable} />
      <h2>Vehicles not used ({unusedVehicles.length})</h2>
      <DataTable table={unusedTable} />
      <Note title="Types of the engine">
        The Vortex stands under boats but the engine handles it as a plane. 569, 570 and 590, whose type older
        tables do not know, are trains.
      </Note>
    </Page>
  )
}
