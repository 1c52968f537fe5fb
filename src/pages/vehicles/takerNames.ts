import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { vehicles } from '../../generated/vehicles.ts'

/** Maximum number of vehicles listed by name. */
const mostNames = 6

const vehicleById = new Map(vehicles.map(({ id, name }) => [id, name]))

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
