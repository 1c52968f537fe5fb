import { Link } from 'react-router-dom'
import { type SavePlace, savePlacesTable } from '../../generated/save-places.ts'
import { type SavehouseVariable, savehouseVariablesTable } from '../../generated/savehouse-variables.ts'
import { type Savehouse, savehousesTable } from '../../generated/savehouses.ts'
import { tableColumns } from '../../table/tableColumns.ts'
import { BlockAddress } from '../../ui/BlockAddress.tsx'

/** Where a variable stands; the one of block 27 lies behind its last field and has only the page to link to. */
function VariableAddress({ block, addressHex }: SavehouseVariable) {
  if (addressHex === null) return 'teleport'
  if (block !== '27') return <BlockAddress block={block} offsetHex={addressHex} isShort />
  return (
    <Link to={`/block/${block}`}>
      <code>{addressHex}</code>
    </Link>
  )
}

/** Location number as a link to its row; -1 stands for none. */
function LocationLink({ number }: { number: number | null }) {
  if (number === null || number < 0) return number
  return <Link to={`/locations?row=${number}`}>{number}</Link>
}

export const variableColumns = tableColumns(savehouseVariablesTable, {
  shown: ['block', 'addressHex', 'sizeBytes', 'type', 'value', 'note'],
  render: {
    addressHex: VariableAddress,
  },
})

export const houseColumns = tableColumns(savehousesTable, {
  shown: [
    ...(['house', 'heaven', 'locationInside', 'teleportHex', 'timesUsed', 'xHex', 'yHex', 'zHex'] as const),
    'usedIn',
  ],
  render: {
    house: ({ house }: Savehouse) => <Link to={`/map?layer=savehouses&id=${house}`}>{house}</Link>,
    locationInside: ({ locationInside }: Savehouse) => <LocationLink number={locationInside} />,
    teleportHex: ({ teleportHex }: Savehouse) =>
      teleportHex && <BlockAddress block="25" offsetHex={teleportHex} isShort />,
  },
})

export const placeColumns = tableColumns(savePlacesTable, {
  shown: ['id', 'house', 'location', 'mapX', 'mapY', 'hood', 'note'],
  lists: ['house'],
  render: {
    id: ({ id }: SavePlace) => <Link to={`/map?layer=save-places&id=${id}`}>{id}</Link>,
    house: ({ house }: SavePlace) => <Link to={`/savehouses?row=${house}`}>{house}</Link>,
    location: ({ location }: SavePlace) => <LocationLink number={location} />,
  },
})
