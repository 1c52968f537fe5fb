import { garageRows } from '../generated/blocks/03-garage-rows.ts'
import type { Save } from '../generated/gtasa-save/index.js'
import { vehicles } from '../generated/vehicles.ts'
import { elementOffsets } from './saveValues.ts'

const vehicleNames = new Map(vehicles.map(({ id, name }) => [id, name]))
export const vehicleName = (model: number) => vehicleNames.get(model) ?? `model ${model}`

/** A vehicle in a garage of a save. */
interface StoredVehicle {
  readonly model: number
  /** Index among the vehicles of its garage. */
  readonly slot: number
}

/** Index of a stored vehicle: block 03 has the first of every garage, then the second of every garage, and so on. */
export const storedIndex = (garageRow: number, slot: number) => slot * garageRows.length + garageRow

/** The vehicles in a garage of a save. @param garageRow index of the garage among those that store vehicles */
export function storedVehicles({ blocks }: Save, garageRow: number): readonly StoredVehicle[] {
  const { storedCars } = blocks.garages
  const slots = Array.from({ length: storedCars.length / garageRows.length }, (_, slot) => slot)
  return slots.flatMap(slot => {
    const model = storedCars[storedIndex(garageRow, slot)]?.model ?? 0
    return model === 0 ? [] : { model, slot }
  })
}

/** A garage in which vehicles are stored. */
export interface UsedGarage {
  /** Id of the garage. */
  readonly id: number
  /** Names of the vehicles. */
  readonly vehicles: readonly string[]
  /** Bytes from the start of the file to the first of them. */
  readonly offset: number
}

export function usedGarages(save: Save): readonly UsedGarage[] {
  const offsetOf = elementOffsets(save, 'block03.stored_cars', save.blocks.garages.storedCars)
  return garageRows.flatMap(({ garage, garageRow }) => {
    const stored = storedVehicles(save, garageRow)
    const [first] = stored
    const offset = first ? offsetOf(storedIndex(garageRow, first.slot)) : null
    return offset === null
      ? []
      : { id: garage, vehicles: stored.map(({ model }) => vehicleName(model)), offset }
  })
}
