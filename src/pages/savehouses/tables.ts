import { type SavePlace, savePlaces, savePlacesTable } from '../../generated/save-places.ts'
import {
  type SavehouseVariable,
  savehouseVariables,
  savehouseVariablesTable,
} from '../../generated/savehouse-variables.ts'
import { savehouses, savehousesTable } from '../../generated/savehouses.ts'
import { blockRoute } from '../../shared/route.ts'
import { tableColumns, tableOf } from '../../table/tableColumns.ts'
import type { TableDefinition } from '../../table/tableDefinition.ts'

/** The offset of a variable; the one of block 27 is after its last field and links only to the page. */
function variableRoute({ block, addressHex }: SavehouseVariable): string | null {
  return addressHex && blockRoute(block, block === '27' ? null : addressHex)
}

/** The row of a location; -1 means none. */
function locationRoute(number: number | null): string | null {
  return number === null || number < 0 ? null : `/locations?row=${number}`
}

/** The card of a save place's house, with the bytes for this place. */
function cardRoute({ id, house }: SavePlace): string {
  return `/savehouses?row=${house}&places.row=${id}`
}

export const variableTable = tableOf(savehouseVariablesTable, savehouseVariables, {
  shown: ['block', 'addressHex', 'sizeBytes', 'type', 'value', 'note'],
  render: { addressHex: ({ addressHex }) => addressHex ?? 'teleport' },
  links: { addressHex: variableRoute },
  sizeHints: { addressHex: 9 },
})

export const houseTable = tableOf(savehousesTable, savehouses, {
  shown: [
    ...(['house', 'heaven', 'locationInside', 'teleportHex', 'timesUsed', 'xHex', 'yHex', 'zHex'] as const),
    'usedIn',
  ],
  below: ['usedIn'],
  links: {
    locationInside: ({ locationInside }) => locationRoute(locationInside),
    teleportHex: ({ teleportHex }) => teleportHex && blockRoute('25', teleportHex),
  },
})

export const savePlaceTable: TableDefinition<SavePlace> = {
  source: savePlacesTable,
  rows: savePlaces,
  columns: tableColumns(savePlacesTable, {
    shown: ['id', 'house', 'location', 'mapX', 'mapY', 'hood', 'note'],
    faceted: ['house'],
    links: {
      location: ({ location }: SavePlace) => locationRoute(location),
    },
  }),
  titleRoute: cardRoute,
}
