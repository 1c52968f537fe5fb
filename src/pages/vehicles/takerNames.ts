import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { vehicles } from '../../generated/vehicles.ts'

/** The names of more vehicles would fill a screen. */
const mostNames = 6

const vehicleById = new Map(vehicles.map(({ id, name }) => [id, name]))

/** Names of the vehicles that take any of some components; null where none is listed. */
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
