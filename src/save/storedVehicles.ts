import { garageRows } from '../generated/blocks/03-garage-rows.ts'
import type { Save } from '../generated/gtasa-save/index.js'

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
