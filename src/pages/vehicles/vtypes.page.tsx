import { groupBy } from '#shared/collections.ts'
import { hexPairs } from '#shared/number.ts'
import { figures } from '../../generated/figures.ts'
import { vehicleColourPairs } from '../../generated/vehicle-colour-pairs.ts'
import { vehicleColours } from '../../generated/vehicle-colours.ts'
import { vehicleComponents } from '../../generated/vehicle-components.ts'
import { vehicleMods } from '../../generated/vehicle-mods.ts'
import { type VehiclePart, vehicleParts } from '../../generated/vehicle-parts.ts'
import { type Vehicle, vehicles, vehiclesTable } from '../../generated/vehicles.ts'
import { BlockAddress, Page, Term } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { ChipLink, ChipList, RowChips } from '../../ui/Chips.tsx'
import { ColourPairs, colourPairsText, countColourPairs } from './ColourPairs.tsx'
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
function VehicleCard({ row: vehicle }: { row: Vehicle }) {
  const parts = partsByVehicle.of(vehicle.id)
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

const typeById = new Map(vehicleComponents.map(({ id, type }) => [id, type]))

const partsByVehicle = groupBy(vehicleParts, ({ vehicleId }) => vehicleId)

/** Component types that fit a vehicle, e.g. `Exhausts, Spoiler`; null if it has no specific ones. */
function modTypes(vehicleId: number): string | null {
  const types = partsByVehicle.of(vehicleId).flatMap(({ componentId }) => typeById.get(componentId) ?? [])
  return [...new Set(types)].sort().join(', ') || null
}

/** Columns of both tables. */
const shared = {
  columns: { note: { isBelow: true } },
  derived: {
    colourPairs: {
      label: 'Colours',
      kind: 'integer',
      hint: 'Default colours: primary + secondary; a few vehicles have four',
      read: ({ id }: Vehicle) => countColourPairs(id),
      render: ({ id }: Vehicle) => <ColourPairs vehicleId={id} />,
      written: ({ id }: Vehicle) => colourPairsText(id),
      isDrawn: true,
      /** Nine pairs, the most that a vehicle has, are 24 digits wide. */
      widthCh: 24,
    },
    mods: {
      label: 'Mods',
      hint: 'Types of components that mod garages sell for this vehicle',
      read: ({ id }: Vehicle) => modTypes(id),
    },
  },
} as const
const unusedVehicles = vehicles.filter(({ group }) => group === 'Unused')
const groups = ['Bikes', 'Cars', 'Trailers', 'Boats', 'Helicopters', 'Planes', 'RC']

const usedTable = tableOf(vehiclesTable, {
  ...shared,
  rows: vehicles.filter(({ group }) => group !== 'Unused'),
  shown: ['group', 'name', 'id', 'colourPairs', 'mods', 'note'],
  omitted: ['unusedType'],
  grouping: { key: 'group', order: groups },
})

const unusedTable = tableOf(
  { ...vehiclesTable, title: 'Vehicles not used', prefix: 'unused.' },
  {
    ...shared,
    rows: unusedVehicles,
    shown: ['id', 'name', 'unusedType', 'colourPairs', 'note'],
    omitted: ['group', 'mods'],
    rowParameter: 'row',
    // one parameter selects a vehicle of either table,
  },
)

export default function VehicleTypesPage() {
  return (
    <Page
      intro={
        <p>
          Vehicle ids 400 to 611, as stored in blocks <BlockAddress block="03" /> and{' '}
          <BlockAddress block="12" />. Select a vehicle to see the components that mod garages sell for it,
          its default colours and, if tested saves have it in a garage, its handling flags.
        </p>
      }
    >
      <DataTable table={usedTable} Card={VehicleCard} />
      <h2>Vehicles not used ({unusedVehicles.length})</h2>
      <p>A save cannot contain these: they are neither stored in garages nor parked.</p>
      <DataTable table={unusedTable} Card={VehicleCard} />
    </Page>
  )
}
