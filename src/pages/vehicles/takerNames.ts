import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { vehicles } from '../../generated/vehicles.ts'

/** Maximum number of vehicles listed by name. */
const mostNames = 6

const vehicleById = new Map(vehicles.map(({ id, name }) => [id, name]))

const takersByComponent = new Map<number, Set<number>>()
for (const { vehicleId, componentId } of vehicleParts)
  takersByComponent.set(componentId, (takersByComponent.get(componentId) ?? new Set()).add(vehicleId))

/** Names of the vehicles that accept any of the components; null if none is listed. */
export function takerNames(componentIds: readonly number[]): string | null {
  const takers = new Set(componentIds.flatMap(id => [...(takersByComponent.get(id) ?? [])]))
  if (takers.size === 0) return null
  const names = [...takers].slice(0, mostNames).map(id => vehicleById.get(id))
  return takers.size > mostNames
    ? `${names.join(', ')} and ${takers.size - mostNames} more`
    : names.join(', ')
}
