import { vehicleComponents } from '../../generated/vehicle-components.ts'
import { vehicleParts } from '../../generated/vehicle-parts.ts'

const typeById = new Map(vehicleComponents.map(({ id, type }) => [id, type]))

/** Kinds of components that a vehicle takes, e.g. `Exhausts, Spoiler`; null for none of its own. */
export function modTypes(vehicleId: number): string | null {
  const types = vehicleParts
    .filter(part => part.vehicleId === vehicleId)
    .flatMap(({ componentId }) => typeById.get(componentId) ?? [])
  return types.length === 0 ? null : [...new Set(types)].sort().join(', ')
}
