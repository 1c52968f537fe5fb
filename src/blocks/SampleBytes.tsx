import { use } from 'react'
import type { FieldSample } from '../shared/format-types.ts'
import { hexPairs } from '../shared/hex.ts'
import styles from './SampleBytes.module.css'
import { Sample } from './sampleBytes.ts'

interface CellProps {
  sample: FieldSample
  /** Offset of the first byte in the field. */
  first: number
  sizeBytes: number
}

/** The bytes of a part of the grid, each in its column. */
export function SampleCells({ sample: [hex], first, sizeBytes }: CellProps) {
  return (
    <span className={styles.cells} aria-hidden="true">
      {hexPairs(hex)
        .slice(first, first + sizeBytes)
        .map((pair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its offset
          <span key={index}>{pair}</span>
        ))}
    </span>
  )
}

/** Maximum number of bytes shown in the list. */
const mostBytes = 16

/** The sample value of a field, as bytes and decoded. */
export function SampleValue({ sample: [hex, words], sizeBytes }: { sample: FieldSample; sizeBytes: number }) {
  const label = use(Sample)?.label
  const shown = hexPairs(hex).slice(0, mostBytes)
  return (
    <p className={styles.value}>
      <span>{label}</span>{' '}
      <code>
        {shown.join(' ')}
        {sizeBytes > shown.length && ' …'}
      </code>
      {words !== null && ` = ${words}`}
    </p>
  )
}
