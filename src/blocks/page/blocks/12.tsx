import { parkedCars, parkedCarsTable } from '../../../generated/blocks/12-parked-cars.ts'
import { toHex } from '../../../shared/hex.ts'
import { markerRoute } from '../../../site/coordinates.ts'
import { measuredSaves } from '../../../site/measuredSaves.ts'
import { tableOf } from '../../../table/tableColumns.ts'
import { Note } from '../../../ui/Note.tsx'
import { useFieldFacts } from '../../block.tsx'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-12.ts'

const carTable = tableOf(parkedCarsTable, {
  shown: ['index', 'name', 'district', 'x', 'y', 'z', 'heading', 'atStart', 'saves', 'variable'],
  faceted: ['name', 'flagsHex'],
  links: {
    name: ({ vehicle }) => (vehicle === null ? null : `/vtypes?row=${vehicle}`),
    variable: '/variables?row=',
  },
  mapRoute: ({ index }) => markerRoute('parked-cars', index),
})

export function Tables() {
  const cars = useFieldFacts('block_12', 'cars')
  return (
    <>
      <TableSection table={carTable}>
        <p>
          The scripts create the same {parkedCars.length} cars, in this order, in all{' '}
          {measuredSaves(parkedCars)} saves of the unmodified game. They enable or disable a car with its
          field cars_left: 65,535 or 0. For each car, a script variable stores its slot: the index below plus
          the slot of the first car, which is 32 in most of these saves. Car 0 is at {toHex(cars.offset)}, and
          each car is {cars.stride} bytes after the previous one. A mission can put its own cars before them.
          Some directions are one higher in saves of version 2.00.
        </p>
      </TableSection>
      <ValueSection name="parked_car_flags" title="Flags">
        <p>
          Most cars have the byte 10 (hex), which is bit 4; the column Flags has the byte of each. Setting bit
          2 crashed the game.
        </p>
      </ValueSection>
      <Note title="Time and plates">
        A time in the past is when the car last appeared; a time in the future, with flag bit 0, is when it
        next appears. Plate texts are padded with spaces to 8 characters, and four bytes 00 follow; unused
        plate structs contain FFFFFFFF and zeros.
      </Note>
    </>
  )
}
