import { Tally } from '#shared/collections.ts'
import { type GarageRow, garageRows } from '../../generated/blocks/03-garage-rows.ts'
import type { SavedGarage } from '../../generated/blocks/03-garages.ts'
import type { ParkedCar } from '../../generated/blocks/12-parked-cars.ts'
import type { Garage } from '../../generated/garages.ts'
import type { Save } from '../../generated/gtasa-save/index.js'
import { vehicles as allVehicles, type Vehicle } from '../../generated/vehicles.ts'
import {
  type ColumnMaker,
  elementOffsets,
  hiding,
  inFile,
  number,
  readGlobal,
  type SaveColumns,
  text,
} from '../saveColumn.ts'

const vehicleNames = new Map(allVehicles.map(({ id, name }) => [id, name]))
const vehicleName = (model: number) => vehicleNames.get(model) ?? `model ${model}`

/** Index of a stored vehicle: block 03 has the first of every garage, then the second of every garage, and so on. */
const storedIndex = (garageRow: number, slot: number) => slot * garageRows.length + garageRow

/** The garages in which vehicles are stored, by their ids, with the names of these, and the offset in the file of the first. */
export function usedGarages(save: Save) {
  const { storedCars } = save.blocks.garages
  const offsetOf = elementOffsets(save, 'block03.stored_cars', storedCars)
  return garageRows.flatMap(({ garage, garageRow }) => {
    const stored = Array.from(storedCars, ({ model }, index) => ({ model, index })).filter(
      ({ model, index }) => model !== 0 && index % garageRows.length === garageRow,
    )
    const offset = offsetOf(stored[0]?.index)
    const vehicles = stored.map(({ model }) => vehicleName(model)).join(', ')
    return offset === null ? [] : { id: garage, vehicles, offset }
  })
}

/** Names of the vehicles in a garage, by its id; null for one without. */
function vehiclesIn(save: Save): (id: number) => string | null {
  const names = new Map(usedGarages(save).map(({ id, vehicles }) => [id, vehicles]))
  return id => names.get(id) ?? null
}

const storedHint = 'Vehicles stored in the garage in your save'

/** The column of a table of garages. @param indexOf index of a garage in block 03 */
const garageColumn =
  <Row extends { readonly offsetHex: string }>(
    indexOf: (row: Row) => number,
    idOf: (row: Row) => number,
  ): ColumnMaker<Row> =>
  save => {
    const namesOf = vehiclesIn(save)
    const offsetOf = elementOffsets(save, 'block03.garages', save.blocks.garages.garages)
    return text(
      storedHint,
      row => namesOf(idOf(row)),
      inFile<Row>('offsetHex', row => offsetOf(indexOf(row))),
    )
  }

const garages = garageColumn<Garage>(
  ({ saveIndex }) => saveIndex,
  ({ id }) => id,
)

const savedGarages = garageColumn<SavedGarage>(
  ({ index }) => index,
  ({ type }) => type, // the id
)

const garageRowCars: ColumnMaker<GarageRow> = save => {
  const namesOf = vehiclesIn(save)
  const offsetOf = elementOffsets(save, 'block03.stored_cars', save.blocks.garages.storedCars)
  return text(
    storedHint,
    ({ garage }) => namesOf(garage),
    ...(['car1Hex', 'car2Hex', 'car3Hex', 'car4Hex'] as const).map((column, slot) =>
      inFile<GarageRow>(
        column,
        ({ garageRow }) => offsetOf(storedIndex(garageRow, slot)),
        `Car ${slot + 1} in your file`,
      ),
    ),
  )
}

const vehicleTypes: ColumnMaker<Vehicle> = ({ blocks }) => {
  const counts = new Tally(blocks.garages.storedCars.map(({ model }) => model))
  return number('Vehicles of this type in the garages of your save', ({ id }) => counts.get(id) ?? null)
}

const parkedCars: ColumnMaker<ParkedCar> = save => {
  const { cars } = save.blocks.parkedCars
  const offsetOf = elementOffsets(save, 'block12.cars', cars)
  const indexes = new Map(cars.map(({ index: slot }, index) => [slot, index]))
  // Its index in the list differs in edited saves, its slot in most; a script variable stores the slot.
  const indexOf = ({ variable }: ParkedCar) => indexes.get(readGlobal(save, variable) ?? -1) ?? -1
  return text(
    'The parked vehicle in your save',
    row => {
      const car = cars[indexOf(row)]
      return car === undefined ? null : car.model < 0 ? 'any' : vehicleName(car.model)
    },
    inFile(null, row => offsetOf(indexOf(row))),
  )
}

export const vehicleColumns: SaveColumns = {
  'blocks/03-garage-rows': hiding(['savehouse'], garageRowCars),
  'blocks/03-garages': hiding(['topZ'], savedGarages),
  'blocks/12-parked-cars': hiding(['atStart', 'saves', 'variable'], parkedCars),
  garages,
  vehicles: vehicleTypes,
}
