import { garageRows } from '../generated/blocks/03-garage-rows.ts'
import type { Save } from '../generated/gtasa-save/index.js'
import { vehicles } from '../generated/vehicles.ts'
import { elementOffsets } from './saveValues.ts'

const vehicleNames = new Map(vehicles.map(({ id, name }) => [id, name]))
export const vehicleName = (model: number) => vehicleNames.get(model) ?? `model ${model}`

/** Index of a stored vehicle: block 03 has the first of every garage, then the second of every garage, and so on. */
export const storedIndex = (garageRow: number, slot: number) => slot * garageRows.length + garageRow

/** A garage in which vehicles are stored. */
export interface UsedGarage {
  /** Id of the garage. */
  readonly id: number
  /** Names of the vehicles, e.g. `PCJ-600, Infernus`. */
  readonly vehicles: string
  /** Bytes from the start of the file to the first of them. */
  readonly offset: number
}

export function usedGarages(save: Save): readonly UsedGarage[] {
  const { storedCars } = save.blocks.garages
  const offsetOf = elementOffsets(save, 'block03.stored_cars', storedCars)
  const slots = Array.from({ length: storedCars.length / garageRows.length }, (_, slot) => slot)
  return garageRows.flatMap(({ garage, garageRow }) => {
    const stored = slots
      .map(slot => storedIndex(garageRow, slot))
      .flatMap(index => {
        const model = storedCars[index]?.model ?? 0
        return model === 0 ? [] : { index, name: vehicleName(model) }
      })
    const offset = offsetOf(stored[0]?.index)
    return offset === null ? [] : { id: garage, vehicles: stored.map(({ name }) => name).join(', '), offset }
  })
}
