import { type CSSProperties, Fragment } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import type { FieldSample } from '#shared/format-types.ts'
import { elementStride } from '#shared/layout.ts'
import typeColours from '../site/typeColours.module.css'
import { breakable, wordsOf } from '../ui/nameLines.tsx'
import grid from './ByteGrid.module.css'
import { fieldTitle } from './fieldText.ts'
import { narrowestRow, nextCut, type Segment, splitBytes } from './gridParts.ts'
import { shownOffset } from './offsetLines.ts'
import styles from './Run.module.css'
import { type RunOptions, runProps, stopProps } from './runProps.ts'
import { SampleCells, type StructSample } from './SampleBytes.tsx'

/** Minimum characters per line for a name in two lines. */
function narrowestChars(name: string): number {
  const words = wordsOf(name)
  return Math.min(
    ...words.map((_, index) => {
      const first = words.slice(0, index + 1).join('').length
      return Math.max(first, name.length - first)
    }),
  )
}

interface LabelStyle extends CSSProperties {
  '--chars': number
  /** Width available until the end of the field or of a row of 8 bytes, in widths of the part. */
  '--room-8': number
  '--room-16': number
}

interface RunProps {
  step: Step
  /** Of the field in the field list, for parts too narrow for its name. */
  number: number
  sizeBytes: number
  /** Index of its first byte in the field. */
  firstByte: number
  sample: FieldSample | undefined
  isFirst: boolean
  isLast: boolean
  /** Null for no label. */
  labelStyle: LabelStyle | null
  options: RunOptions
}

/** A part of a field in one row of the grid. */
function Run(props: RunProps) {
  const { step, number, sizeBytes, firstByte, sample, isFirst, isLast, labelStyle, options } = props
  const title = fieldTitle(step, options.structStart)
  const { name, role } = step.field
  const cells = { gridColumn: `span ${sizeBytes}`, '--byte': `${100 / sizeBytes}%` }
  const accessibleProps = isFirst
    ? { ...stopProps(step, options), 'aria-label': `${title}, field ${number}` }
    : { 'aria-hidden': true, tabIndex: -1 }
  return (
    <a
      className={`${typeColours.typed} ${styles.run}`}
      style={cells}
      title={title}
      data-narrow={step.size === 1 || undefined}
      data-sample={sample && true}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      {...runProps(step, options)}
      {...accessibleProps}
    >
      {labelStyle && role !== 'filler' && (
        <span className={styles.label} style={labelStyle}>
          <span className={styles.name}>{breakable(name)}</span>
          <span className={styles.number}>{number}</span>
        </span>
      )}
      {sample && <SampleCells sample={sample} first={firstByte} sizeBytes={sizeBytes} />}
    </a>
  )
}

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
    const roomIn = (rowBytes: number, { offset, sizeBytes }: Segment) =>
      (Math.min(start + size, nextCut(offset, 0, rowBytes)) - offset) / sizeBytes
    const labelStyle = (segment: Segment) => ({
      '--chars': narrowestChars(field.name),
      '--room-8': roomIn(8, segment),
      '--room-16': roomIn(16, segment),
    })
    return segments.map(segment => (
      <Fragment key={`${field.name} ${segment.offset}`}>
        {segment.offset % narrowestRow === 0 && (
          <span className={grid.ruler} data-row={widestRow(segment.offset)} aria-hidden="true">
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
          labelStyle={segment === labelled ? labelStyle(segment) : null}
          options={options}
        />
      </Fragment>
    ))
  })
}
