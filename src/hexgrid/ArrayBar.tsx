import { Link } from 'react-router-dom'
import styles from './ByteGrid.module.css'
import { bytesText, fieldTitle, formatNumber } from './fieldText.ts'
import { hex } from './hex.ts'
import type { PlacedField } from './placeFields.ts'
import { type RunOptions, runProps, stopProps } from './runProps.ts'
import typeColours from './typeColours.module.css'

/** A long or variable array: one bar, not to scale, with its count and size. */
export function ArrayBar({ placed, options }: { placed: PlacedField; options: RunOptions }) {
  const { field, count, sizeBytes, offset } = placed
  return (
    <>
      <span className={styles.ruler} aria-hidden="true">
        {hex(offset)}
      </span>
      <Link
        className={`${typeColours.typed} ${styles.bar}`}
        title={fieldTitle(placed)}
        {...runProps(placed, options)}
        {...stopProps(placed, options)}
      >
        <strong>{field.label}</strong>
        <span>
          {count !== null && `${formatNumber(count)} × ${field.struct ?? field.type}`}
          {(field.elementSize ?? 1) > 1 && `, ${bytesText(field.elementSize ?? 0)} each`}
          {`: ${bytesText(sizeBytes)}`}
          {field.size === null && ' in the usual save'}
        </span>
      </Link>
    </>
  )
}
