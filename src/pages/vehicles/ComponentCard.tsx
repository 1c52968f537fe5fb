import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { vehicles } from '../../generated/vehicles.ts'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { RowChips } from '../../ui/Chips.tsx'

interface Props {
  /** Id of the component, or of both components of a mod. */
  ids: readonly [number, ...number[]]
  name: string
  /** Address parameter with the id of the row. */
  parameter?: string
  /** Model of the component on the other side of the car. */
  twin?: string | null
}

/** The vehicles that accept a component. */
export function ComponentCard({ ids, name, parameter, twin }: Props) {
  const parts = vehicleParts.filter(({ componentId }) => ids.includes(componentId))
  const takers = vehicles.filter(({ id }) => parts.some(({ vehicleId }) => vehicleId === id))
  return (
    <RowDetailCard
      title={`${name} (${ids.join(' or ')})`}
      parameter={parameter}
      linksOf={['vehicle-mods', ids[0]]}
    >
      <h3>Compatible vehicles{takers.length > 0 && ` (${takers.length})`}</h3>
      {takers.length === 0 && (
        <p>{twin ? `Same as for ${twin}: store its id instead` : 'Sold for no vehicle'}.</p>
      )}
      <RowChips rows={takers} to="/vtypes?row=" />
    </RowDetailCard>
  )
}
