import { vehicleColourPairs } from '../../generated/vehicle-colour-pairs.ts'
import { vehicleColours } from '../../generated/vehicle-colours.ts'
import styles from './ColourPairs.module.css'

interface Pair {
  readonly order: number
  /** Ids of its two to four colours, e.g. `4 + 1`. */
  readonly ids: string
  /** CSS colours side by side. */
  readonly background: string
}

const rgbById = new Map<number, string>(vehicleColours.map(({ id, rgb }) => [id, rgb]))

/** Colours side by side in equal parts; one of the game's ids has no colour. */
function sideBySide(ids: readonly number[]): string {
  const share = 100 / ids.length
  const stops = ids.map(
    (id, index) => `${rgbById.get(id) ?? 'transparent'} ${index * share}% ${(index + 1) * share}%`,
  )
  return `linear-gradient(90deg, ${stops.join(', ')})`
}

const pairsByVehicle = new Map<number, Pair[]>()
for (const { vehicleId, order, colour1, colour2, colour3, colour4 } of vehicleColourPairs) {
  const ids = [colour1, colour2, colour3, colour4].filter(id => id !== null)
  const pair = { order, ids: ids.join(' + '), background: sideBySide(ids) }
  const known = pairsByVehicle.get(vehicleId)
  if (known) known.push(pair)
  else pairsByVehicle.set(vehicleId, [pair])
}

/** Number of default colour pairs of a vehicle; null for none. */
export function countColourPairs(vehicleId: number): number | null {
  return pairsByVehicle.get(vehicleId)?.length ?? null
}

/** The colour pairs of a vehicle as chips; its card names each colour. */
export function ColourPairs({ vehicleId }: { vehicleId: number }) {
  const pairs = pairsByVehicle.get(vehicleId)
  if (!pairs) return null
  return (
    <span className={styles.pairs} role="img" aria-label={pairs.map(({ ids }) => ids).join(', ')}>
      {pairs.map(({ order, ids, background }) => (
        <span key={order} className={styles.pair} title={ids} style={{ background }} />
      ))}
    </span>
  )
}
