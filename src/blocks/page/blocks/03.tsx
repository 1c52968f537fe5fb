import {
  type AngleExample,
  angleExamples,
  angleExamplesTable,
} from '../../../generated/blocks/03-angle-examples.ts'
import { type SavedGarage, savedGarages, savedGaragesTable } from '../../../generated/blocks/03-garages.ts'
import { type SafeHouse, safeHouses, safeHousesTable } from '../../../generated/blocks/03-safe-houses.ts'
import { blockRoute } from '../../../shared/route.ts'
import { placeRoute } from '../../../site/mapRoute.ts'
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
          Each of the {safeHouses.length} savehouses has room for four cars of 64 bytes each. The file stores
          the first car of every house, then the second, the third and the fourth. Byte 18 (12 hex) of a car
          is its model; 0 means no car.
        </p>
      </TableSection>
      <TableSection table={garageTable}>
        <p>
          The {savedGarages.length} garages in the order of the save, the same in every save of the original
          game. For the garage types, see <a href="#/garages">Garages</a>.
        </p>
      </TableSection>
      <ValueSection format={format} name="radio_stations" title="Radio stations">
        <p>Stored cars use 1 to 13; no other value occurs in 3,408 cars.</p>
      </ValueSection>
      <TableSection table={angleTable}>
        <p>
          Three signed bytes give the direction a stored car faces: east, north and up, multiplied by 100, so
          64 means 1 and 9C means −1. X or Y must not be 00. Older tables use 01 and FF: the same directions,
          but the game itself stores vectors of length 100.
        </p>
      </TableSection>
    </>
  )
}
