import { vehicleComponents } from '../../generated/vehicle-components.ts'
import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { vehicles } from '../../generated/vehicles.ts'

/** Label of a component that fits more vehicles than can be listed. */
const mostNames = 6

const typeById = new Map(vehicleComponents.map(({ id, type }) => [id, type]))
const vehicleById = new Map(vehicles.map(({ id, name }) => [id, name]))

/** Component types that fit a vehicle, e.g. `Exhausts, Spoiler`; null if it has no specific ones. */
export function modTypes(vehicleId: number): string | null {
  const types = vehicleParts
    .filter(part => part.vehicleId === vehicleId)
    .flatMap(({ componentId }) => typeById.get(componentId) ?? [])
  return types.length === 0 ? null : [...new Set(types)].sort().join(', ')
}

/** Names of the vehicles that accept any of the components; null if none is listed. */
export function takerNames(componentIds: readonly number[]): string | null {
  const takers = new Set(
    vehicleParts
      .filter(({ componentId }) => componentIds.includes(componentId))
      .map(({ vehicleId }) => vehicleById.get(vehicleId)),
  )
  if (takers.size === 0) return null
  const names = [...takers].slice(0, mostNames).join(', ')
  return takers.size > mostNames ? `${names} and ${takers.size - mostNames} more` : names
}
