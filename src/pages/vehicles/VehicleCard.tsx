import { hexPairs } from '#shared/hex.ts'
import { figures } from '../../generated/figures.ts'
import { vehicleColourPairs } from '../../generated/vehicle-colour-pairs.ts'
import { vehicleColours } from '../../generated/vehicle-colours.ts'
import { vehicleComponents } from '../../generated/vehicle-components.ts'
import { vehicleMods } from '../../generated/vehicle-mods.ts'
import { type VehiclePart, vehicleParts } from '../../generated/vehicle-parts.ts'
import type { Vehicle } from '../../generated/vehicles.ts'
import { BlockAddress, Term } from '../../site/Page.tsx'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { ChipLink, ChipList, RowChips } from '../../ui/Chips.tsx'
import styles from './VehicleCard.module.css'

/** A component by its type with the shop name, or with the game's internal name. */
function describeComponent({ componentId: id }: VehiclePart) {
  const mod = vehicleMods.find(({ id: modId, id2 }) => modId === id || id2 === id)
  const component = vehicleComponents.find(other => other.id === id)
  return { id, name: `${component?.type ?? mod?.type}: ${mod?.name ?? component?.model}` }
}

/** `02410008` as stored: `08 00 41 02`. */
const littleEndian = (hex: string) => hexPairs(hex).toReversed().join(' ')

/** How many of the stored vehicles have the handling flags, e.g. `109 of 110 vehicles`. */
function shareText({ handlingCars, storedCars }: Vehicle): string {
  if (handlingCars !== storedCars) return `${handlingCars} of ${storedCars} vehicles`
  if (storedCars === 1) return 'the only vehicle'
  return storedCars === 2 ? 'both vehicles' : `all ${storedCars} vehicles`
}

/** The components sold for a vehicle, its handling flags and default colour pairs. */
export function VehicleCard({ row: vehicle }: { row: Vehicle }) {
  const parts = vehicleParts.filter(part => part.vehicleId === vehicle.id)
  const pairs = vehicleColourPairs.filter(pair => pair.vehicleId === vehicle.id)
  const isStored = vehicle.group !== 'Unused' // the others would link to fields that cannot contain them
  return (
    <RowDetailCard
      title={`${vehicle.name} (${vehicle.id})`}
      linksOf={isStored ? ['vehicles', vehicle.id] : undefined}
    >
      {!isStored && <p>A save cannot contain this vehicle.</p>}
      <h3>Components sold in mod garages ({parts.length})</h3>
      {parts.length === 0 ? (
        <p>No mod garage accepts this vehicle.</p>
      ) : (
        <RowChips rows={parts.map(describeComponent)} to="/vmods?all.row=" />
      )}
      {vehicle.group === 'Cars' && (
        <p className={styles.remark}>
          Stereo and hydraulics fit any car, even one that no mod garage accepts. A component that does not
          fit can crash the game.
        </p>
      )}
      {vehicle.handlingFlagsHex !== null && (
        <>
          <h3>Handling flags of a stored vehicle</h3>
          <p>
            <code>{vehicle.handlingFlagsHex}</code>, stored as{' '}
            <code>{littleEndian(vehicle.handlingFlagsHex)}</code>. Apart from the bits of nitro (
            <code>00080000</code>) and hydraulics (<code>00020000</code>), it is the value of{' '}
            {shareText(vehicle)} of this model in the garages of the {figures.examinedFiles}{' '}
            <Term of="tested">tested</Term> saves. For the first stored car, the field is at{' '}
            <BlockAddress block="03" offsetHex="0033" />.
          </p>
        </>
      )}
      <h3>Default colours ({pairs.length})</h3>
      {pairs.length === 0 && <p>The game defines none.</p>}
      <ChipList>
        {pairs.map(({ order, colour1, colour2, colour3, colour4 }) => (
          <li key={order} className={styles.pair}>
            {Object.entries({ colour1, colour2, colour3, colour4 }).map(
              ([index, id]) => id !== null && <ColourChip key={index} id={id} />,
            )}
          </li>
        ))}
      </ChipList>
    </RowDetailCard>
  )
}

/** A vehicle colour as a small swatch with its id, linking to its row. The id may be unknown: 227 is an error in the game's data. */
function ColourChip({ id }: { id: number }) {
  const colour = vehicleColours.find(other => other.id === id)
  const name = colour?.name ?? 'unknown colour'
  return (
    <ChipLink to={`/vcolors?row=${id}`} code={id}>
      <span
        role="img"
        aria-label={name}
        title={name}
        className={styles.swatch}
        style={{ background: colour?.rgb }}
      />
    </ChipLink>
  )
}
