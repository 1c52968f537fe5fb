import {
  column,
  defineTable,
  hex,
  integer,
  refersTo,
  rowCount,
  sequence,
  text,
  unique,
} from '../../csv/declare.ts'
import { listOffsetHex } from '../format/layout.ts'
import { garages } from '../garages.ts'
import { note } from '../shared-columns.ts'

const houseCount = 20

const safeHouseTable = defineTable(
  {
    file: 'blocks/03-safe-houses.csv',
    title: 'Stored cars by savehouse',
    page: '/block/03',
    rowKey: ['safeHouse'],
    prefix: 'houses.',
    rowMeaning: 'one savehouse garage with the offsets of its four stored cars',
    ...{ rowType: 'SafeHouse', constant: 'safeHouses' },
    columns: {
      safe_house: column(
        'Safe house',
        integer({ min: 0, max: houseCount - 1 }),
        'Number in the order of the save',
      ),
      garage: column('Garage', integer({ min: 16, max: 45 }), 'ID of its garage'),
      note,
    },
  },
  [rowCount(houseCount), sequence('safeHouse'), unique('garage')],
  [refersTo('garage', garages, 'id')],
)

const carOffset = (car: number) =>
  column(`Car ${car}`, hex(4), `Offset of car ${car} in the block; its fields are those of a stored car`)

/** The cars are stored in rounds: the first car of all safe houses, then the second, and so on. */
export const safeHouses = safeHouseTable.derive(
  {
    place: column('Place', text(), 'Name of the garage'),
    car_1_hex: carOffset(1),
    car_2_hex: carOffset(2),
    car_3_hex: carOffset(3),
    car_4_hex: carOffset(4),
  },
  ({ safeHouse, garage }, source) => {
    const offset = (round: number) =>
      listOffsetHex(source, { block: '03', list: 'stored_cars' }, round * houseCount + safeHouse)
    const place = garages.rows(source).find(({ id }) => id === garage)?.readableName ?? '' // reported as a reference
    return { place, car1Hex: offset(0), car2Hex: offset(1), car3Hex: offset(2), car4Hex: offset(3) }
  },
)
