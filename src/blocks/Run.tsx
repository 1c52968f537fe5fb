import type { Step } from '../shared/format-path/step.ts'
import type { FieldSample } from '../shared/format-types.ts'
import typeColours from '../site/typeColours.module.css'
import { breakable, wordsOf } from '../ui/nameLines.tsx'
import { fieldTitle } from './fieldText.ts'
import styles from './Run.module.css'
import { type RunOptions, runProps, stopProps } from './runProps.ts'
import { SampleCells } from './SampleBytes.tsx'

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

interface Props {
  step: Step
  /** Of the field in the field list, for parts too narrow for its name. */
  number: number
  sizeBytes: number
  /** Index of its first byte in the field. */
  firstByte: number
  sample: FieldSample | undefined
  isFirst: boolean
  isLast: boolean
  /** Width available to the label, in widths of this part; null for no label. */
  labelShare: number | null
  options: RunOptions
}

/** A part of a field in one row of the grid. */
export function Run(props: Props) {
  const { step, number, sizeBytes, firstByte, sample, isFirst, isLast, labelShare, options } = props
  const title = fieldTitle(step, options.structStart)
  const { name, role } = step.field
  const cells = { gridColumn: `span ${sizeBytes}`, '--byte': `${100 / sizeBytes}%` }
  const nameRoom = { '--chars': narrowestChars(name) }
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
      {labelShare !== null && role !== 'filler' && (
        <span className={styles.label} style={{ inlineSize: `${100 * labelShare}%`, ...nameRoom }}>
          <span className={styles.name}>{breakable(name)}</span>
          <span className={styles.number}>{number}</span>
        </span>
      )}
      {sample && <SampleCells sample={sample} first={firstByte} sizeBytes={sizeBytes} />}
    </a>
  )
}
