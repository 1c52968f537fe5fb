import {
  type AngleExample,
  angleExamples,
  angleExamplesTable,
} from '../../../generated/blocks/03-angle-examples.ts'
import { type SavedGarage, savedGarages, savedGaragesTable } from '../../../generated/blocks/03-garages.ts'
import { type SafeHouse, safeHouses, safeHousesTable } from '../../../generated/blocks/03-safe-houses.ts'
import { placeRoute } from '../../../shared/map-route.ts'
import { blockRoute } from '../../../shared/route.ts'
import { tableColumns } from '../../../table/tableColumns.ts'
import type { TableDefinition } from '../../../table/tableDefinition.ts'
import type { BlockTablesProps } from '../blockModule.ts'
import { offsetColumn } from '../offsetColumn.ts'
import { TableSection } from '../TableSection.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-03.ts'

const houseTable: TableDefinition<SafeHouse> = {
  source: safeHousesTable,
  rows: safeHouses,
  columns: tableColumns(safeHousesTable, {
    shown: ['safeHouse', 'place', 'garage', 'car1Hex', 'car2Hex', 'car3Hex', 'car4Hex', 'note'],
    links: {
      car1Hex: ({ car1Hex }: SafeHouse) => blockRoute('03', car1Hex),
      car2Hex: ({ car2Hex }: SafeHouse) => blockRoute('03', car2Hex),
      car3Hex: ({ car3Hex }: SafeHouse) => blockRoute('03', car3Hex),
      car4Hex: ({ car4Hex }: SafeHouse) => blockRoute('03', car4Hex),
    },
  }),
}

const garageTable: TableDefinition<SavedGarage> = {
  source: savedGaragesTable,
  rows: savedGarages,
  columns: [
    offsetColumn('03'),
    ...tableColumns(savedGaragesTable, {
      shown: ['index', 'name', 'type', 'x', 'y', 'z', 'topZ', 'width', 'depth'],
      links: { name: ({ x, y }: SavedGarage) => placeRoute(x, y) },
    }),
  ],
}

const angleTable: TableDefinition<AngleExample> = {
  source: angleExamplesTable,
  rows: angleExamples,
  columns: tableColumns(angleExamplesTable, { shown: ['direction', 'xHex', 'yHex', 'zHex'] }),
}

export function Tables({ format }: BlockTablesProps) {
  return (
    <>
      <TableSection table={houseTable}>
        <p>
          Each of the 20 safe houses has four places for cars of 64 bytes each. The file holds the first cars
          of all houses, then the second, the third and the fourth. Byte 18 (12 hex) of a car is its model; 0
          is an empty place.
        </p>
      </TableSection>
      <TableSection table={garageTable}>
        <p>
          The 50 garages in the order of the save, the same in every save of the original game. What the types
          are for stands on the page <a href="#/garages">Garages</a>.
        </p>
      </TableSection>
      <ValueSection format={format} name="radio_stations" title="Radio stations">
        <p>Stored cars have 1 to 13; no other value was seen in 3,408 cars.</p>
      </ValueSection>
      <TableSection table={angleTable}>
        <p>
          Three signed bytes point where a stored car is heading: east, north and up, times 100, so that 64
          stands for 1 and 9C for −1. X or Y must differ from 00. Older tables write 01 and FF: the same
          directions, but the game itself stores them with a length of 100.
        </p>
      </TableSection>
    </>
  )
}
