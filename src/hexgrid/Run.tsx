import typeColours from '../ui/typeColours.module.css'
import styles from './ByteGrid.module.css'
import { fieldTitle } from './fieldText.ts'
import type { PlacedField } from './placeFields.ts'
import { type RunOptions, runProps, stopProps } from './runProps.ts'

interface Props {
  placed: PlacedField
  sizeBytes: number
  isFirst: boolean
  isLast: boolean
  /** Widths of this part that the label may take, as long as the field goes on; null for no label. */
  labelShare: number | null
  options: RunOptions
}

/** A part of a field in one row of the grid. */
export function Run({ placed, sizeBytes, isFirst, isLast, labelShare, options }: Props) {
  const title = fieldTitle(placed)
  const { label, name } = placed.field
  const nameLength = { '--chars': name.length }
  const reader = isFirst
    ? { ...stopProps(placed, options), 'aria-label': label ? `${label}, ${title}` : title }
    : { 'aria-hidden': true, tabIndex: -1 }
  return (
    <a
      className={`${typeColours.typed} ${styles.run}`}
      style={{ gridColumn: `span ${sizeBytes}`, backgroundSize: `${100 / sizeBytes}% 100%` }}
      title={title}
      data-bytes={placed.sizeBytes}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      {...runProps(placed, options)}
      {...reader}
    >
      {labelShare !== null && label && (
        <span className={styles.label} style={{ inlineSize: `${100 * labelShare}%`, ...nameLength }}>
          <span className={styles.name}>{name}</span>
          <span className={styles.short}>{label}</span>
        </span>
      )}
    </a>
  )
}
