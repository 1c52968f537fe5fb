import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { vehicles } from '../../generated/vehicles.ts'
import { ChosenCard } from '../../table/ChosenCard.tsx'
import { ChipLink, ChipList } from '../../ui/Chips.tsx'

interface Props {
  /** Of the component, or of both that a mod is sold as. */
  ids: readonly [number, ...number[]]
  name: string
  /** The table's prefix in the address. */
  prefix?: string | undefined
}

/** The vehicles that take a component. */
export default function ComponentCard({ ids, name, prefix }: Props) {
  const parts = vehicleParts.filter(({ componentId }) => ids.includes(componentId))
  const takers = vehicles.filter(({ id }) => parts.some(({ vehicleId }) => vehicleId === id))
  return (
    <ChosenCard title={`${name} (${ids.join(' or ')})`} prefix={prefix} linksOf={['vehicle-mods', ids[0]]}>
      <h3>Vehicles that take it ({takers.length})</h3>
      {takers.length === 0 && <p>Not listed for single vehicles: general parts such as wheels fit many.</p>}
      <ChipList>
        {takers.map(vehicle => (
          <li key={vehicle.id}>
            <ChipLink to={`/vtypes?row=${vehicle.id}`} code={vehicle.id}>
              {vehicle.name}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </ChosenCard>
  )
}
