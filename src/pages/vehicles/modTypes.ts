import { vehicleComponents } from '../../generated/vehicle-components.ts'
import { vehicleParts } from '../../generated/vehicle-parts.ts'

const typeById = new Map(vehicleComponents.map(({ id, type }) => [id, type]))

/** Component types that fit a vehicle, e.g. `Exhausts, Spoiler`; null if it has no specific ones. */
export function modTypes(vehicleId: number): string | null {
  const types = vehicleParts
    .filter(part => part.vehicleId === vehicleId)
    .flatMap(({ componentId }) => typeById.get(componentId) ?? [])
  return types.length === 0 ? null : [...new Set(types)].sort().join(', ')
}
