import { type GarageRow, garageRows } from '../../generated/blocks/03-garage-rows.ts'
import type { SavedGarage } from '../../generated/blocks/03-garages.ts'
import type { ParkedCar } from '../../generated/blocks/12-parked-cars.ts'
import type { Garage } from '../../generated/garages.ts'
import type { Save } from '../../generated/gtasa-save/index.js'
import { type Vehicle, vehicles } from '../../generated/vehicles.ts'
import { elementOffsets } from '../saveValues.ts'
import { type ColumnMaker, number, text } from './columnMaker.ts'

const vehicleNames = new Map(vehicles.map(({ id, name }) => [id, name]))
const vehicleName = (model: number) => vehicleNames.get(model) ?? `model ${model}`

/** Number of garage slots per savehouse. */
const slotsPerRow = 4
const storedCars = ({ blocks }: Save, garageRow: number) =>
  blocks.garages.storedCars
    .slice(slotsPerRow * garageRow, slotsPerRow * (garageRow + 1))
    .filter(({ model }) => model !== 0)

const namesOfCars = (cars: readonly { readonly model: number }[]) =>
  cars.map(({ model }) => vehicleName(model)).join(', ') || null

/** Names of the vehicles in a garage. @param garage its index in block 03 */
function carsInGarage(save: Save, garage: number): string | null {
  const row = garageRows.find(candidate => candidate.garage === garage)
  return row ? namesOfCars(storedCars(save, row.garageRow)) : null
}

/** The column of a table of garages. @param indexOf index of a garage in block 03 */
const garageColumn =
  <Row>(indexOf: (row: Row) => number): ColumnMaker<Row> =>
  save => {
    const offsetOf = elementOffsets(save, 'block03.garages', save.blocks.garages.garages)
    return {
      ...text('Vehicles stored in the garage in your save', row => carsInGarage(save, indexOf(row))),
      offset: row => offsetOf(indexOf(row)),
    }
  }

export const garages = garageColumn<Garage>(({ saveIndex }) => saveIndex)

export const allGarages = garageColumn<SavedGarage>(({ index }) => index)

export const garageRowCars: ColumnMaker<GarageRow> = save =>
  text('Vehicles stored here in your save', ({ garageRow }) => namesOfCars(storedCars(save, garageRow)))

export const vehicleTypes: ColumnMaker<Vehicle> = ({ blocks }) => {
  const counts = new Map<number, number>()
  for (const { model } of blocks.garages.storedCars) counts.set(model, (counts.get(model) ?? 0) + 1)
  return number('Vehicles of this type in the garages of your save', ({ id }) => counts.get(id) ?? null)
}

export const parkedCars: ColumnMaker<ParkedCar> = ({ blocks }) =>
  text('The parked vehicle in your save', ({ index }) => {
    const car = blocks.parkedCars.cars.find(candidate => candidate.index === index)
    return car === undefined ? null : car.model < 0 ? 'any' : vehicleName(car.model)
  })
