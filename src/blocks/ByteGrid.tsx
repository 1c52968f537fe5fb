import type { Step } from '../shared/format-path/step.ts'
import { toHex } from '../shared/hex.ts'
import { ArrayBar } from './ArrayBar.tsx'
import styles from './ByteGrid.module.css'
import { BytesPart } from './BytesPart.tsx'
import { gridParts } from './gridParts.ts'
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
] as const

/** The bytes of a struct: 16 in a row, as in a hex editor, or 8 where there is less room. One Tab stop, arrow keys inside. */
export function ByteGrid({ title, fields, sample, ...options }: Props) {
  const { stop, setStop, onKeyDown } = useRovingFocus(fields[0]?.field.name ?? '')
  const runOptions = { ...options, stop, onStop: setStop }
  const numbers = new Map(fields.map(({ name }, index) => [name, index + 1]))
  return (
    <figure className={styles.grid} aria-label={`Bytes of ${title}`} onKeyDown={onKeyDown}>
      {columnMarks.map(([column, row]) => (
        <span key={column} className={styles.column} data-row={row} aria-hidden="true">
          {toHex(column, 2)}
        </span>
      ))}
      {gridParts(fields).map(part =>
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
            numbers={numbers}
            sample={sample}
            options={runOptions}
          />
        ),
      )}
    </figure>
  )
}
