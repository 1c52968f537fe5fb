import { groupBy } from '#shared/collections.ts'
import { links } from '../../generated/external-links/vmods.ts'
import {
  type VehicleComponent,
  vehicleComponents,
  vehicleComponentsTable,
} from '../../generated/vehicle-components.ts'
import { type VehicleMod, vehicleModsTable } from '../../generated/vehicle-mods.ts'
import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { vehicles } from '../../generated/vehicles.ts'
import { BlockAddress, ExternalLinks, Page, Term } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { type DerivedColumn, tableOf } from '../../table/tableDefinition.ts'
import { RowChips } from '../../ui/Chips.tsx'

interface Props {
  /** Id of the component, or of both components of a mod. */
  ids: readonly [number, ...number[]]
  name: string
  /** Address parameter with the id of the row. */
  parameter?: string
  /** Model of the component on the other side of the car. */
  twin?: string | null
}

/** The vehicles that accept a component. */
function ComponentCard({ ids, name, parameter, twin }: Props) {
  const takerIds = takersOf(ids)
  const takers = vehicles.filter(({ id }) => takerIds.has(id))
  return (
    <RowDetailCard
      title={`${name} (${ids.join(' or ')})`}
      parameter={parameter}
      linksOf={['vehicle-mods', ids[0]]}
    >
      <h3>Compatible vehicles{takers.length > 0 && ` (${takers.length})`}</h3>
      {takers.length === 0 && (
        <p>{twin ? `Same as for ${twin}: store its id instead` : 'Sold for no vehicle'}.</p>
      )}
      <RowChips rows={takers} to="/vtypes?row=" />
    </RowDetailCard>
  )
}

/** Maximum number of vehicles listed by name. */
const mostNames = 5

const vehicleById = new Map(vehicles.map(({ id, name }) => [id, name]))

const partsByComponent = groupBy(vehicleParts, ({ componentId }) => componentId)

/** Ids of the vehicles that accept any of the components. */
const takersOf = (componentIds: readonly number[]) =>
  new Set(componentIds.flatMap(id => partsByComponent.of(id).map(({ vehicleId }) => vehicleId)))

/** Their names; null if none is listed. */
function takerNames(componentIds: readonly number[]): string | null {
  const takers = takersOf(componentIds)
  if (takers.size === 0) return null
  const names = [...takers].slice(0, mostNames).map(id => vehicleById.get(id))
  return takers.size > mostNames
    ? `${names.join(', ')} and ${takers.size - mostNames} more`
    : names.join(', ')
}

/** Column that follows from the parts of the vehicles. @param idsOf components of a row */
const takerColumn = <Row,>(idsOf: (row: Row) => readonly number[]): DerivedColumn<Row> => ({
  label: 'Compatible vehicles',
  hint: 'Vehicles it is sold for, sorted by id',
  read: row => takerNames(idsOf(row)),
})

const idText = ({ id, id2 }: VehicleMod) => (id2 === null ? id : `${id} or ${id2}`)
const idsOf = ({ id, id2 }: VehicleMod): readonly [number, ...number[]] => (id2 === null ? [id] : [id, id2])

const modTable = tableOf(vehicleModsTable, {
  derived: { takers: takerColumn(idsOf) },
  shown: ['type', 'name', 'id', 'takers', 'note'],
  columns: {
    id: { render: idText, written: idText, widthCh: 12 },
    note: { isBelow: true },
  },
  grouping: { key: 'type' },
})

const componentTable = tableOf(vehicleComponentsTable, {
  derived: { takers: takerColumn(({ id }: VehicleComponent) => [id]) },
  shown: ['id', 'type', 'model', 'linkedModel', 'takers'],
  columns: { model: { isMonospace: true }, linkedModel: { isMonospace: true } },
})

const ModCard = ({ row }: { row: VehicleMod }) => (
  <ComponentCard ids={idsOf(row)} name={`${row.type}: ${row.name}`} />
)

const PartCard = ({ row: { id, model, linkedModel } }: { row: VehicleComponent }) => (
  <ComponentCard
    ids={[id]}
    name={model}
    parameter={`${vehicleComponentsTable.prefix}row`}
    twin={linkedModel}
  />
)

export default function VehicleModsPage() {
  return (
    <Page
      intro={
        <>
          <p>
            The ids of the <Term of="mod">mods</Term> sold in mod garages, as used in the 15 mod slots of each
            car stored in block <BlockAddress block="03" />. Select a mod to see compatible vehicles: a{' '}
            <Term of="component">component</Term> that does not fit can crash the game.
          </p>
          <ExternalLinks links={links} />
        </>
      }
    >
      <DataTable table={modTable} Card={ModCard} />
      <h2>All components of the game ({vehicleComponents.length})</h2>
      <p>
        Some vehicles have their own versions of a component, with separate ids. For a left and a right
        component that belong together, saves contain only the left id; the game fits both.
      </p>
      <DataTable table={componentTable} Card={PartCard} />
    </Page>
  )
}
