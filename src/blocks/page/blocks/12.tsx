import { type ParkedCar, parkedCars, parkedCarsTable } from '../../../generated/blocks/12-parked-cars.ts'
import { markerRoute } from '../../../shared/map-route.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import type { BlockTablesProps } from '../blockModule.ts'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-12.ts'

const carTable: TableDefinition<ParkedCar> = {
  source: parkedCarsTable,
  rows: parkedCars,
  columns: tableColumns(parkedCarsTable, {
    shown: ['index', 'name', 'district', 'x', 'y', 'z', 'heading', 'atStart', 'saves', 'variable'],
    faceted: ['name', 'flagsHex'],
    links: {
      index: ({ index }: ParkedCar) => markerRoute('parked-cars', index),
      name: ({ vehicle }: ParkedCar) => (vehicle === null ? null : `/vtypes?row=${vehicle}`),
      variable: ({ variable }: ParkedCar) => `/variables?row=${variable}`,
    },
  }),
}

export function Tables({ format }: BlockTablesProps) {
  return (
    <>
      <TableSection table={carTable}>
        <p>
          The scripts set up the same 208 cars, in this order, in 21 of 21 saves of the original game, and
          switch them on and off by their field cars_left: 65,535 or 0. A variable holds the number of each:
          its index plus the number of the first, which is 32 in 15 of these saves. Car 0 stands at 0006, the
          next ones 34 bytes apart; one save has ten more of a mission before them. 40 directions are one
          higher in the four saves of version 2.00 and in one of version 1.00.
        </p>
      </TableSection>
      <ValueSection format={format} name="parked_car_flags" title="Flags">
        <p>
          Usual byte 10 hex (bit 4). The two cars and the bicycle in Grove Street have 18 hex. Setting bit 2
          crashed the game.
        </p>
      </ValueSection>
      <Note title="Time and plates">
        A time in the past is the last appearance; in the future, with flag bit 0, the next. Plates fill 8
        characters with spaces and have no end mark; unused plate structs hold FFFFFFFF and zeros.
      </Note>
    </>
  )
}
