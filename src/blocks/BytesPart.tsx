import { Fragment } from 'react'
import type { Step } from '../shared/format-path/step.ts'
import { elementStride } from '../shared/layout.ts'
import styles from './ByteGrid.module.css'
import { narrowestRow, splitBytes } from './gridParts.ts'
import { shownOffset } from './offsetLines.ts'
import { Run } from './Run.tsx'
import type { RunOptions } from './runProps.ts'
import type { StructSample } from './sampleBytes.ts'

interface Props {
  offset: number
  fields: readonly Step[]
  /** Numbers of the fields in the field list. */
  numbers: ReadonlyMap<string, number>
  /** The sample values of the struct. */
  sample: StructSample
  options: RunOptions
}

/** The wider of the two rows that start at a byte; the grid shows the offsets of rows it has. */
const widestRow = (byte: number) => (byte % 16 === 0 ? 16 : narrowestRow)

/** Fields drawn byte by byte; rows count from the first of them. */
export function BytesPart({ offset, fields, numbers, sample, options }: Props) {
  return fields.map(step => {
    const { field, count, size } = step
    const start = step.offset - offset
    const segments = splitBytes(start, size, count === null ? 1 : elementStride(field) || size)
    // The label goes where it has room: into the second part when the first is a short rest of a row.
    const [first, second] = segments
    const labelled =
      first && second && first.sizeBytes < 3 && second.sizeBytes > first.sizeBytes ? second : first
    return segments.map(segment => (
      <Fragment key={`${field.name} ${segment.offset}`}>
        {segment.offset % narrowestRow === 0 && (
          <span className={styles.ruler} data-row={widestRow(segment.offset)} aria-hidden="true">
            {shownOffset(options.structStart, offset + segment.offset)}
          </span>
        )}
        <Run
          step={step}
          number={numbers.get(field.name) ?? 0}
          sizeBytes={segment.sizeBytes}
          firstByte={segment.offset - start}
          sample={sample?.[field.name]}
          isFirst={segment === first}
          isLast={segment === segments.at(-1)}
          labelShare={segment === labelled ? (start + size - segment.offset) / segment.sizeBytes : null}
          options={options}
        />
      </Fragment>
    ))
  })
}
