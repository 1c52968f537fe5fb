import type { CSSProperties } from 'react'
import { groupBy } from '#shared/collections.ts'
import { vehicleColourPairs } from '../../generated/vehicle-colour-pairs.ts'
import { vehicleColours } from '../../generated/vehicle-colours.ts'
import styles from './ColourPairs.module.css'

/** Width of a chip and of the gap after it, as in ColourPairs.module.css. */
const [chipRem, gapRem] = [1.25, 0.25]

const rgbById = new Map<number, string>(vehicleColours.map(({ id, rgb }) => [id, rgb]))

const pairsByVehicle = groupBy(vehicleColourPairs, ({ vehicleId }) => vehicleId)

/** Ids of the two to four colours of each default pair of a vehicle. */
const pairsOf = (vehicleId: number) =>
  pairsByVehicle
    .of(vehicleId)
    .map(({ colour1, colour2, colour3, colour4 }) =>
      [colour1, colour2, colour3, colour4].filter(id => id !== null),
    )

/** Number of default colour pairs of a vehicle; null for none. */
export function countColourPairs(vehicleId: number): number | null {
  return pairsByVehicle.of(vehicleId).length || null
}

/** The ids of the default colour pairs of a vehicle, e.g. `0 + 1, 3 + 3`; null for none. */
export function colourPairsText(vehicleId: number): string | null {
  const texts = pairsOf(vehicleId).map(ids => ids.join(' + '))
  return texts.join(', ') || null
}

/** Colour stops of a chip, its colours side by side in equal parts; one of the game's ids has no colour. */
function chipStops(ids: readonly number[], chip: number): readonly string[] {
  const start = chip * (chipRem + gapRem)
  const share = chipRem / ids.length
  return [
    ...ids.map(
      (id, index) =>
        `${rgbById.get(id) ?? '#0000'} ${start + index * share}rem ${start + (index + 1) * share}rem`,
    ),
    `#0000 0 ${start + chipRem + gapRem}rem`,
  ]
}

/**
 * The colour pairs of a vehicle as chips; its card names each colour. One gradient draws all of a row: 1,500 elements with
 * a style each took 14 of 31 ms of script before the first rows.
 */
export function ColourPairs({ vehicleId }: { vehicleId: number }) {
  const pairs = pairsOf(vehicleId)
  if (pairs.length === 0) return null
  const label = colourPairsText(vehicleId) ?? undefined
  const style: CSSProperties & { '--chips': string } = {
    '--chips': `linear-gradient(90deg, ${pairs.flatMap(chipStops).join(', ')})`,
    inlineSize: `${pairs.length * (chipRem + gapRem) - gapRem}rem`,
  }
  return <span className={styles.pairs} role="img" aria-label={label} title={label} style={style} />
}
