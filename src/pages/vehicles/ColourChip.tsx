import { vehicleColours } from '../../generated/vehicle-colours.ts'
import { ChipLink } from './ChipLink.tsx'
import styles from './cards.module.css'

/** A vehicle colour as a small swatch with its id, leading to its row. The id may be unknown: 227 is a slip of the game. */
export function ColourChip({ id }: { id: number }) {
  const colour = vehicleColours.find(other => other.id === id)
  return (
    <ChipLink to={`/vcolors?row=${id}`} code={id}>
      <span
        role="img"
        aria-label={colour?.name ?? 'no such colour'}
        title={colour?.name ?? 'no such colour'}
        className={styles.swatch}
        style={{ background: colour?.rgb }}
      />
    </ChipLink>
  )
}
