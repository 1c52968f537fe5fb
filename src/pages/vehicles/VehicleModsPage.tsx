import { rowRoute } from '../../generated/algebra/row-address.ts'
import { links } from '../../generated/external-links/vmods.ts'
import {
  type VehicleComponent,
  vehicleComponents,
  vehicleComponentsTable,
} from '../../generated/vehicle-components.ts'
import { type VehicleMod, vehicleMods, vehicleModsTable } from '../../generated/vehicle-mods.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { ExternalLinks } from '../../site/ExternalLinks.tsx'
import { Page } from '../../site/Page.tsx'
import { Term } from '../../site/Term.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { type IdForms, withIdForms } from '../../table/idForms.ts'
import type { ShownTable } from '../../table/shownTable.ts'
import { tableColumns } from '../../table/tableColumns.ts'
import { useChosenRow } from '../../table/useChosenRow.ts'
import { laterPart } from '../../ui/laterPart.tsx'

const ComponentCard = laterPart(() => import('./ComponentCard.tsx'))

const mods = withIdForms(vehicleModsTable, vehicleMods, 'id')
const components = withIdForms(vehicleComponentsTable, vehicleComponents, 'id')

const modTable: ShownTable<VehicleMod & IdForms> = {
  source: vehicleModsTable,
  rows: mods.rows,
  columns: tableColumns(mods.table, {
    shown: ['type', 'name', 'id', 'note'],
    codes: ['idBytes'],
    links: { name: (mod: VehicleMod) => rowRoute(vehicleModsTable, mod) },
    render: { id: ({ id, id2 }: VehicleMod) => (id2 === null ? id : `${id} or ${id2}`) },
    rooms: { id: { widthCh: 12, heightRem: 0 } },
  }),
  grouping: { key: 'type' },
}

const componentTable: ShownTable<VehicleComponent & IdForms> = {
  source: vehicleComponentsTable,
  rows: components.rows,
  columns: tableColumns(components.table, {
    shown: ['id', 'type', 'model', 'linkedModel'],
    links: { model: (component: VehicleComponent) => rowRoute(vehicleComponentsTable, component) },
    codes: ['model', 'linkedModel', 'idBytes'],
  }),
}

export default function VehicleModsPage() {
  const mod = useChosenRow(modTable)
  const component = useChosenRow(componentTable)
  return (
    <Page
      title="Vehicle mods"
      intro={
        <>
          <p>
            The ids of the <Term of="mod">mods</Term> that garages sell, as the 15 places of a stored car in
            block <BlockAddress block="03" /> hold them. Choose one to see the vehicles that take it: a{' '}
            <Term of="component">component</Term> that does not fit can crash the game.
          </p>
          <ExternalLinks links={links} />
        </>
      }
    >
      {mod && (
        <ComponentCard
          key={mod.id}
          ids={mod.id2 === null ? [mod.id] : [mod.id, mod.id2]}
          name={`${mod.type}: ${mod.name}`}
        />
      )}
      <DataTable table={modTable} />
      <h2>All components of the game ({vehicleComponents.length})</h2>
      <p>
        Cars with parts of their own have ids of their own for them. “Fitted with” is the twin that goes with
        a component, on the other side of the car.
      </p>
      {component && (
        <ComponentCard
          key={component.id}
          ids={[component.id]}
          name={component.model}
          prefix={vehicleComponentsTable.prefix}
        />
      )}
      <DataTable table={componentTable} />
    </Page>
  )
}
