import { toHex } from '#shared/number.ts'
import { dollarNameOf } from '#shared/script-variable.ts'
import { parkedCars, parkedCarsTable } from '../../../generated/blocks/12-parked-cars.ts'
import { markerRoute } from '../../../site/coordinates.ts'
import { measuredSaves } from '../../../site/measuredSaves.ts'
import { tableOf } from '../../../table/tableDefinition.ts'
import { useFieldFacts } from '../../block.tsx'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-12.ts'

const carTable = tableOf(parkedCarsTable, {
  rowNoun: 'Parked car',
  shown: ['index', 'name', 'district', 'x', 'y', 'z', 'atStart', 'saves', 'variable'],
  columns: {
    name: { isFaceted: true, link: ({ vehicle }) => (vehicle === null ? null : `/vtypes?row=${vehicle}`) },
    flagsHex: { isFaceted: true },
    variable: { link: '/variables?row=', render: dollarNameOf, written: dollarNameOf },
  },
  mapRoute: ({ index }) => markerRoute('parked-cars', index),
})

export function Tables() {
  const cars = useFieldFacts('block_12', 'cars')
  return (
    <TableSection table={carTable}>
      <p>
        Scripts create these {parkedCars.length} cars in this order. The first is at offset{' '}
        {toHex(cars.offset)}, unless a mission has put its own cars before it; each takes {cars.stride} bytes.
        A car is on (can appear) if its <code>cars_left</code> is 65,535, and off if it is 0. The column{' '}
        <b>On in saves</b> counts in how many of {measuredSaves(parkedCars)} public saves of the unmodified
        game, made after 4 minutes to 66 hours of play, the car is on. The script variable in the column{' '}
        <b>Variable</b> stores the slot of the car (its field <code>index</code>), usually 32 more than its{' '}
        <b>Order</b>.
      </p>
    </TableSection>
  )
}
