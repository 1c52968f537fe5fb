import { vehicleComponents } from '../../generated/vehicle-components.ts'
import { vehicleParts } from '../../generated/vehicle-parts.ts'

const typeById = new Map(vehicleComponents.map(({ id, type }) => [id, type]))

const typesByVehicle = new Map<number, Set<string>>()
for (const { vehicleId, componentId } of vehicleParts) {
  const type = typeById.get(componentId)
  if (type) typesByVehicle.set(vehicleId, (typesByVehicle.get(vehicleId) ?? new Set()).add(type))
}

/** Component types that fit a vehicle, e.g. `Exhausts, Spoiler`; null if it has no specific ones. */
export function modTypes(vehicleId: number): string | null {
  const types = typesByVehicle.get(vehicleId)
  return types ? [...types].sort().join(', ') : null
}
