import type { Source } from '../../csv/engine/table.ts'
import { groupBy } from '../../csv/groups.ts'
import { vehicleComponents } from '../../tables/vehicle-components.ts'
import { vehicleParts } from '../../tables/vehicle-parts.ts'
import { vehicles } from '../../tables/vehicles.ts'
import type { CarParts } from '../definition.ts'

/** Hydraulics and stereo need no place on the model: saves have them on cars that no garage of the game tunes. */
const typesForAnyCar: readonly string[] = ['Hydraulics', 'Car Stereo']

/** The components each vehicle can have: those of vehicle-parts.csv, their twins, and those that fit any car. */
export function carParts(source: Source): CarParts {
  const components = vehicleComponents.rows(source)
  const byModel = new Map(components.map(({ model, id }) => [model, id]))
  const twins = new Map(components.map(({ id, linkedModel }) => [id, byModel.get(linkedModel ?? '')]))
  const forAnyCar = components.filter(({ type }) => typesForAnyCar.includes(type)).map(({ id }) => id)
  const parts = groupBy(vehicleParts.rows(source), ({ vehicleId }) => vehicleId)
  return Object.fromEntries(
    vehicles.rows(source).map(({ id, gameType }) => {
      const own = parts.of(id).map(({ componentId }) => componentId)
      const all = [...own, ...own.map(part => twins.get(part)), ...(gameType === 'car' ? forAnyCar : [])]
      return [id, [...new Set(all)].filter(part => part !== undefined)]
    }),
  )
}
