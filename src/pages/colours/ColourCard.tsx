import { vehicleColourPairs } from '../../generated/vehicle-colour-pairs.ts'
import type { VehicleColour } from '../../generated/vehicle-colours.ts'
import { vehicles } from '../../generated/vehicles.ts'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { ChipLink, ChipList } from '../../ui/Chips.tsx'

/** The vehicles with a default pair that contains a colour. */
export function ColourCard({ colour }: { colour: VehicleColour }) {
  const pairs = vehicleColourPairs.filter(({ colour1, colour2, colour3, colour4 }) =>
    [colour1, colour2, colour3, colour4].includes(colour.id),
  )
  const users = new Set(pairs.map(pair => pair.vehicleId))
  return (
    <RowDetailCard title={`${colour.name} (${colour.id})`} linksOf={['vehicle-colours', colour.id]}>
      <h3>Vehicles with this default colour ({users.size})</h3>
      <ChipList>
        {vehicles
          .filter(vehicle => users.has(vehicle.id))
          .map(({ id, name }) => (
            <li key={id}>
              <ChipLink to={`/vtypes?row=${id}`} code={id}>
                {name}
              </ChipLink>
            </li>
          ))}
      </ChipList>
    </RowDetailCard>
  )
}
