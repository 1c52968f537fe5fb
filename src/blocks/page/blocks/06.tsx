import {
  type PickupPlace,
  pickupPlaces,
  pickupPlacesTable,
} from '../../../generated/blocks/06-pickup-places.ts'
import { type PickupType, pickupTypes, pickupTypesTable } from '../../../generated/blocks/06-pickup-types.ts'
import {
  type TypeExample,
  typeExamples,
  typeExamplesTable,
} from '../../../generated/blocks/06-type-examples.ts'
import { markerRoute } from '../../../shared/map-route.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import { breakable } from '../../nameLines.tsx'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-06.ts'

const typeTable: TableDefinition<PickupType> = {
  source: pickupTypesTable,
  rows: pickupTypes,
  columns: tableColumns(pickupTypesTable, {
    shown: ['byteHex', 'definition', 'replaceable', 'evidence', 'engineName', 'note'],
    monospace: ['engineName'],
    render: { engineName: ({ engineName }: PickupType) => engineName && breakable(engineName) },
  }),
}

const exampleTable: TableDefinition<TypeExample> = {
  source: typeExamplesTable,
  rows: typeExamples,
  columns: tableColumns(typeExamplesTable, {
    shown: [
      'object',
      'beforeTypeHex',
      'beforeAvailabilityHex',
      'afterTypeHex',
      'afterAvailabilityHex',
      'note',
    ],
  }),
}

const placeTable: TableDefinition<PickupPlace> = {
  source: pickupPlacesTable,
  rows: pickupPlaces,
  columns: tableColumns(pickupPlacesTable, {
    shown: ['number', 'object', 'typeHex', 'district', 'x', 'y', 'z', 'amount', 'atStart', 'saves'],
    faceted: ['object', 'typeHex'],
    links: {
      number: ({ number, district }: PickupPlace) =>
        district === 'inside' ? null : markerRoute('pickups', number),
      object: ({ model }: PickupPlace) => `/pickups?row=${model}`,
      variable: ({ variable }: PickupPlace) => (variable === null ? null : `/variables?row=${variable}`),
    },
  }),
}

export function Tables() {
  return (
    <>
      <TableSection table={typeTable}>
        <p>
          Type and state decide whether a pickup shows and comes back. The models are on the page{' '}
          <a href="#/pickups">Pickups</a>; oysters are 953, horseshoes 954 and snapshots 1253.
        </p>
      </TableSection>
      <TableSection table={exampleTable} />
      <TableSection table={placeTable}>
        <p>
          All pickups of scripts in 21 saves of the original game; weapons and money that people drop are left
          out. A pickup has no fixed slot: find it by its position, or by the variable that holds its handle
          (under Columns). Those that are collected, bought or in use vanish. 24 properties show the blue
          house, type 11, until they are for sale.
        </p>
      </TableSection>
      <Note title="Positions">
        Coordinates are eight times the game's. A height near 1000 means a pickup inside a building. The list
        can lose oysters, horseshoes and snapshots that were collected.
      </Note>
    </>
  )
}
