import { angleExamplesTable } from '../../../generated/blocks/03-angle-examples.ts'
import { garageRows, garageRowsTable } from '../../../generated/blocks/03-garage-rows.ts'
import { savedGarages, savedGaragesTable } from '../../../generated/blocks/03-garages.ts'
import { toHex } from '../../../shared/hex.ts'
import { fieldRoute } from '../../../shared/route.ts'
import { pointRoute } from '../../../site/coordinates.ts'
import { tableOf } from '../../../table/tableColumns.ts'
import { formatNumber } from '../../../ui/formatNumber.ts'
import { useFieldFacts } from '../../block.tsx'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-03.ts'

/** Completed by an offset. */
const byteRoute = fieldRoute('03', '')

const rowTable = tableOf(garageRowsTable, {
  shown: ['garageRow', 'location', 'garage', 'savehouse', 'car1Hex', 'car2Hex', 'car3Hex', 'car4Hex', 'note'],
  below: ['note'],
  links: {
    garage: '/garages?row=',
    savehouse: '/savehouses?row=',
    savePlace: '/savehouses?places.row=',
    car1Hex: byteRoute,
    car2Hex: byteRoute,
    car3Hex: byteRoute,
    car4Hex: byteRoute,
  },
})

const storedCars = garageRows.reduce(
  (sum, { cars, bikes, helicopters, planes }) => sum + cars + bikes + helicopters + planes,
  0,
)

const garageTable = tableOf(savedGaragesTable, {
  shown: ['offsetHex', 'index', 'name', 'type', 'x', 'y', 'z', 'topZ', 'width', 'depth'],
  links: { offsetHex: byteRoute },
  mapRoute: ({ x, y }) => pointRoute(x, y),
})

const angleTable = tableOf(angleExamplesTable, {
  shown: ['direction', 'xHex', 'yHex', 'zHex'],
})

export function Tables() {
  const vehicles = useFieldFacts('block_03', 'stored_cars')
  const model = useFieldFacts('stored_car', 'model')
  return (
    <>
      <TableSection table={rowTable}>
        <p>
          Each of the {garageRows.length} garages has room for {vehicles.count / garageRows.length} vehicles
          of {vehicles.stride} bytes each. The file stores the first of every garage, then the second, and so
          on. Byte {model.offset} ({toHex(model.offset, 2)} hex) of a vehicle is its model; 0 means that there
          is none. A garage row is not the number of a savehouse: the column Savehouse gives that. The columns
          Cars to Planes (under Columns, and on the card of a garage) count the {formatNumber(storedCars)}{' '}
          vehicles in the saves examined; no garage contains a boat, a trailer or a remote-controlled vehicle.
        </p>
      </TableSection>
      <TableSection table={garageTable}>
        <p>
          The {savedGarages.length} garages in the order of the save, the same in every save of the unmodified
          game. For the garage types, see <a href="#/garages">Garages</a>.
        </p>
      </TableSection>
      <ValueSection name="radio_stations" title="Radio stations">
        <p>Stored cars use 1 to 13; no other value occurs in {formatNumber(storedCars)} vehicles.</p>
      </ValueSection>
      <TableSection table={angleTable}>
        <p>
          Three signed bytes give the direction a stored car faces: east, north and up, multiplied by 100, so
          64 means 1 and 9C means −1. X and Y must not both be 00. Older tables use 01 and FF: the same
          directions, but the game itself stores vectors of length 100.
        </p>
      </TableSection>
    </>
  )
}
