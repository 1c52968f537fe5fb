import styles from './FieldCard.module.css'
import { bytesText, rangeText, typeText } from './fieldText.ts'
import { hex } from './hex.ts'
import type { PlacedField } from './placeFields.ts'

/**
 * The field under the pointer in short, right below the grid; the field list says the same to screen readers. Without
 * a field it keeps its room, so that nothing moves under the pointer.
 */
export function FieldCard({ placed }: { placed: PlacedField | undefined }) {
  if (!placed) return <div className={styles.card} data-empty aria-hidden="true" />
  const { field, offset, sizeBytes } = placed
  const end = offset + Math.max(sizeBytes - 1, 0)
  return (
    <div className={styles.card} data-type={field.legend} aria-hidden="true">
      <p>
        <code>
          {hex(offset)}
          {end > offset && `–${hex(end)}`}
        </code>{' '}
        <b>{field.name}</b>
      </p>
      <p className={styles.hint}>
        {typeText(field)}, {bytesText(sizeBytes)}
      </p>
      <p>
        {field.meaning}
        {field.range && <span className={styles.hint}>, {rangeText(field.range)}</span>}
      </p>
    </div>
  )
}
