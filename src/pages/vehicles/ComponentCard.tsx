import { vehicleParts } from '../../generated/vehicle-parts.ts'
import { vehicles } from '../../generated/vehicles.ts'
import { ChosenCard } from '../../table/ChosenCard.tsx'
import { ChipLink } from './ChipLink.tsx'
import styles from './cards.module.css'

interface Props {
  id: number
  name: string
  /** The table's prefix in the address. */
  prefix: string
}

/** The vehicles that take a component. */
export default function ComponentCard({ id, name, prefix }: Props) {
  const takers = vehicleParts.filter(part => part.componentId === id).map(part => part.vehicleId)
  return (
    <ChosenCard title={`${name} (${id})`} prefix={prefix} linksOf={['vehicle-mods', id]}>
      <h3>Vehicles that take it ({takers.length})</h3>
      {takers.length === 0 && <p>Not listed for single vehicles: general parts such as wheels fit many.</p>}
      <ul className={styles.chips}>
        {takers.map(vehicleId => (
          <li key={vehicleId}>
            <ChipLink to={`/vtypes?row=${vehicleId}`} code={vehicleId}>
              {vehicles.find(vehicle => vehicle.id === vehicleId)?.name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </ChosenCard>
  )
}
