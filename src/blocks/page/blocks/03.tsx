import { toHex } from '#shared/number.ts'
import { fieldRoute } from '#shared/route.ts'
import { angleExamplesTable } from '../../../generated/blocks/03-angle-examples.ts'
import { garageRows, garageRowsTable } from '../../../generated/blocks/03-garage-rows.ts'
import { savedGarages, savedGaragesTable } from '../../../generated/blocks/03-garages.ts'
import { figures } from '../../../generated/figures.ts'
import { pointRoute } from '../../../site/coordinates.ts'
import { Term } from '../../../site/Page.tsx'
import { tableOf } from '../../../table/tableDefinition.ts'
import { useFieldFacts } from '../../block.tsx'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-03.ts'

export const tabled = ['radio_stations']

/** Completed by an offset. */
const byteRoute = fieldRoute('03', '')

const rowTable = tableOf(garageRowsTable, {
  shown: ['garageRow', 'location', 'garage', 'savehouse', 'car1Hex', 'car2Hex', 'car3Hex', 'car4Hex', 'note'],
  columns: {
    note: { isBelow: true },
    garage: { link: '/garages?row=' },
    savehouse: { link: '/savehouses?row=' },
    savePlace: { link: '/savehouses?places.row=' },
    car1Hex: { link: byteRoute },
    car2Hex: { link: byteRoute },
    car3Hex: { link: byteRoute },
    car4Hex: { link: byteRoute },
  },
})

const garageTable = tableOf(savedGaragesTable, {
  shown: ['offsetHex', 'index', 'name', 'type', 'x', 'y', 'z', 'topZ', 'width', 'depth'],
  columns: { offsetHex: { link: byteRoute } },
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
          Each garage in this table has room for {vehicles.count / garageRows.length} vehicles,{' '}
          {vehicles.stride} bytes per vehicle. The model of a vehicle is at +{toHex(model.offset, 2)} (hex); 0
          means that there is none. Select a garage to see how many vehicles the {figures.examinedFiles}{' '}
          <Term of="tested">tested</Term> saves store there. No stored vehicle is a boat, a trailer or a
          remote-controlled vehicle.
        </p>
      </TableSection>
      <TableSection table={garageTable}>
        <p>
          The {savedGarages.length} garages in the order of the save, at the same positions in every save of
          the unmodified game. The column <b>Type</b> shows <code>original_type</code>; its values are listed
          under <a href={`#${byteRoute}garage.0000`}>type</a>, the field that scripts change for some garages.
        </p>
      </TableSection>
      <ValueSection name="radio_stations" title="Radio stations">
        <p>Stored cars in saves have only 1 to 13.</p>
      </ValueSection>
      <TableSection table={angleTable}>
        <p>
          The signed bytes forward_x, forward_y and forward_z of a stored car are the east, north and upward
          components of the direction it faces, times 100: 64 in hex is 1, and 9C is −1. X and Y must not both
          be 00.
        </p>
      </TableSection>
    </>
  )
}
