import type { Point } from '#shared/map-pixels.ts'
import {
  column,
  defineTable,
  hex,
  integer,
  optional,
  refersTo,
  rowCount,
  rowFinder,
  type Source,
  sequence,
  text,
  unique,
} from '../../csv/declare.ts'
import { garages } from '../garages.ts'
import { savePlaces } from '../save-places.ts'
import { savehouses } from '../savehouses.ts'
import { listOffsetHex } from '../shared/layout.ts'
import { savePlacePoint } from '../shared/savehouse-rules.ts'
import { note } from '../shared/shared-columns.ts'

const garageRowCount = 20

const savehouseOf = rowFinder(savehouses, 'house')

const stored = (what: string) =>
  column(`${what} in saves`, integer({ min: 0, max: 9999 }), `${what} stored there in the tested saves`)

const carOffset = (car: number) =>
  column(`Car ${car}`, hex(4), `Offset of car ${car}, a stored_car, in the block`)

/** The hangar is 122 units from the save place it belongs to; the next garage without one is 313 from the nearest. */
const farthestSavePlace = 150

/** The save place that a garage belongs to; undefined for those of the police. */
function savePlaceNear(source: Source, { x, y }: Point) {
  const near = savePlaces.rows(source).flatMap(savePlace => {
    const point = savePlacePoint(source, savePlace, house => savehouseOf(source, house))
    const distance = point === undefined ? Infinity : Math.hypot(point.x - x, point.y - y)
    return distance > farthestSavePlace ? [] : [{ savePlace, distance }]
  })
  return near.sort((one, other) => one.distance - other.distance)[0]?.savePlace
}

/** The cars are stored in rounds: the first car of all garages, then the second, and so on. */
export const garageRows = defineTable(
  {
    file: 'blocks/03-garage-rows.csv',
    title: 'Stored cars by garage',
    rowKey: ['garageRow'],
    titleKeys: ['location'],
    prefix: 'houses.',
    rowMeaning: 'one garage that stores vehicles, with the offsets of its four',
    sources: ['gta-reversed', 'saves'],
    columns: {
      garage_row: column(
        'Number',
        integer({ min: 0, max: garageRowCount - 1 }),
        'Number of the garage in the order of the stored cars; not the number of a savehouse',
      ),
      garage: column(
        'Garage ID',
        integer({ min: 16, max: 45 }),
        'Type of the garage, its ID on the page Garages',
      ),
      cars: stored('Cars'),
      bikes: stored('Bikes'),
      helicopters: stored('Helicopters'),
      planes: stored('Planes'),
      note,
    },
  },
  [rowCount(garageRowCount), sequence('garageRow'), unique('garage')],
  [refersTo('garage', garages, 'id')],
)
  .derive(
    {
      location: column('Name', text(), 'Name of the garage'),
      savehouse: column(
        'Savehouse',
        optional(integer()),
        'Number of its savehouse, which several garages can share; empty for an impound lot',
      ),
      save_place: column('Save place', optional(integer()), 'Number of the save place it belongs to'),
      car_1_hex: carOffset(1),
      car_2_hex: carOffset(2),
      car_3_hex: carOffset(3),
      car_4_hex: carOffset(4),
    },
    ({ garageRow, garage: id }, source) => {
      const offset = (round: number) =>
        listOffsetHex(source, { block: '03', list: 'stored_cars' }, round * garageRowCount + garageRow)
      const garage = garages.rows(source).find(other => other.id === id)
      const savePlace = garage && savePlaceNear(source, garage)
      return {
        location: garage?.readableName ?? '', // reported as a reference
        savehouse: savePlace?.house ?? null,
        savePlace: savePlace?.id ?? null,
        car1Hex: offset(0),
        car2Hex: offset(1),
        car3Hex: offset(2),
        car4Hex: offset(3),
      }
    },
  )
  .searchable(({ garageRow, garage }) => ({
    code: garageRow,
    about: [`cars of garage ${garage}`],
  }))
