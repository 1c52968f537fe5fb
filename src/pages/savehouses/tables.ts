import { markerRoute } from '../../generated/algebra/map-route.ts'
import { blockRoute } from '../../generated/algebra/route.ts'
import { rowRoute } from '../../generated/algebra/row-address.ts'
import { type SavePlace, savePlaces, savePlacesTable } from '../../generated/save-places.ts'
import {
  type SavehouseVariable,
  savehouseVariables,
  savehouseVariablesTable,
} from '../../generated/savehouse-variables.ts'
import { type Savehouse, savehouses, savehousesTable } from '../../generated/savehouses.ts'
import type { ShownTable } from '../../table/shownTable.ts'
import { tableColumns } from '../../table/tableColumns.ts'

/** Where a variable stands; the one of block 27 lies behind its last field and has only the page to link to. */
function variableRoute({ block, addressHex }: SavehouseVariable): string | null {
  return addressHex && blockRoute(block, block === '27' ? null : addressHex)
}

/** The row of a location; -1 stands for none. */
function locationRoute(number: number | null): string | null {
  return number === null || number < 0 ? null : `/locations?row=${number}`
}

/** The card of a place's house, with its bytes for this place. */
function cardRoute({ id, house }: SavePlace): string {
  return `/savehouses?row=${house}&places.row=${id}`
}

export const variableTable: ShownTable<SavehouseVariable> = {
  source: savehouseVariablesTable,
  rows: savehouseVariables,
  columns: tableColumns(savehouseVariablesTable, {
    shown: ['block', 'addressHex', 'sizeBytes', 'type', 'value', 'note'],
    render: { addressHex: ({ addressHex }: SavehouseVariable) => addressHex ?? 'teleport' },
    links: { addressHex: variableRoute },
    rooms: { addressHex: { widthCh: 9, heightRem: 0 } },
  }),
}

export const houseTable: ShownTable<Savehouse> = {
  source: savehousesTable,
  rows: savehouses,
  columns: tableColumns(savehousesTable, {
    shown: [
      ...(['house', 'heaven', 'locationInside', 'teleportHex', 'timesUsed', 'xHex', 'yHex', 'zHex'] as const),
      'usedIn',
    ],
    links: {
      house: (house: Savehouse) => rowRoute(savehousesTable, house),
      locationInside: ({ locationInside }: Savehouse) => locationRoute(locationInside),
      teleportHex: ({ teleportHex }: Savehouse) => teleportHex && blockRoute('25', teleportHex),
    },
  }),
}

export const placeTable: ShownTable<SavePlace> = {
  source: savePlacesTable,
  rows: savePlaces,
  columns: tableColumns(savePlacesTable, {
    shown: ['id', 'house', 'location', 'mapX', 'mapY', 'hood', 'note'],
    lists: ['house'],
    links: {
      id: cardRoute,
      house: cardRoute,
      hood: ({ id }: SavePlace) => markerRoute('save-places', id),
      location: ({ location }: SavePlace) => locationRoute(location),
    },
  }),
}
