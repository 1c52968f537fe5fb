import type { Step } from '../shared/format-path/step.ts'
import { toHex } from '../shared/hex.ts'
import { ArrayBar } from './ArrayBar.tsx'
import styles from './ByteGrid.module.css'
import { BytesPart } from './BytesPart.tsx'
import { gridParts, mostColumns } from './gridParts.ts'
import type { RunOptions } from './runProps.ts'
import type { StructSample } from './sampleBytes.ts'
import { useRovingFocus } from './useRovingFocus.ts'

interface Props extends Omit<RunOptions, 'stop' | 'onStop'> {
  title: string
  sample: StructSample
  fields: readonly Step[]
}

/** Columns with a label in the header of the grid, with the narrowest row that has them. */
const columnMarks = [
  [0, 8],
  [4, 8],
  [8, 16],
  [12, 16],
  [16, 32],
  [20, 32],
  [24, 32],
  [28, 32],
] as const

/** The bytes of a struct: 32 in a row, 16 or 8 where there is less room. One Tab stop, arrow keys inside. */
export function ByteGrid({ title, fields, sample, ...options }: Props) {
  const { stop, setStop, onKeyDown } = useRovingFocus(fields[0]?.field.name ?? '')
  const runOptions = { ...options, stop, onStop: setStop }
  const parts = gridParts(fields)
  return (
    <figure
      className={styles.grid}
      data-most={mostColumns(parts)}
      aria-label={`Bytes of ${title}`}
      onKeyDown={onKeyDown}
    >
      {columnMarks.map(([column, row]) => (
        <span key={column} className={styles.column} data-row={row} aria-hidden="true">
          {toHex(column, 2)}
        </span>
      ))}
      {parts.map(part =>
        part.kind === 'bar' ? (
          <ArrayBar
            key={part.step.name}
            step={part.step}
            sample={sample?.[part.step.name]}
            options={runOptions}
          />
        ) : (
          <BytesPart
            key={part.fields[0]?.field.name}
            offset={part.offset}
            fields={part.fields}
            sample={sample}
            options={runOptions}
          />
        ),
      )}
    </figure>
  )
}
