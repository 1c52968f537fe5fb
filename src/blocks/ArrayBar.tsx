import { formatNumber } from '#shared/format-number.ts'
import type { Step } from '#shared/format-path/step.ts'
import type { FieldSample } from '#shared/format-types.ts'
import { hexPairs } from '#shared/hex.ts'
import { elementStride } from '#shared/layout.ts'
import { isRun } from '#shared/types.ts'
import typeColours from '../site/typeColours.module.css'
import grid from './ByteGrid.module.css'
import { useBlock } from './block.tsx'
import { bytesText, fieldTitle } from './fieldText.ts'
import { shownOffset } from './offsetLines.ts'
import styles from './Run.module.css'
import { type RunOptions, runProps, stopProps } from './runProps.ts'

interface Props {
  step: Step
  sample: FieldSample | undefined
  options: RunOptions
}

/** Number of leading bytes that fit a bar. */
const shownBytes = 8

/** A long or variable array: one bar, not to scale, with its count and size. */
export function ArrayBar({ step, sample, options }: Props) {
  const { isOfSave } = useBlock().format
  const { field, size, offset } = step
  const count = isRun(field.type) ? size : step.count
  return (
    <>
      <span className={grid.ruler} aria-hidden="true">
        {shownOffset(options.structStart, offset)}
      </span>
      <a
        className={`${typeColours.typed} ${styles.bar}`}
        title={fieldTitle(step, options.structStart)}
        {...runProps(step, options)}
        {...stopProps(step, options)}
      >
        <code className={styles.barName}>{field.name}</code>
        <span>
          {count !== null && `${formatNumber(count)} × ${field.struct ?? field.type}`}
          {elementStride(field) > 1 && `, ${bytesText(elementStride(field))} each`}
          {`: ${bytesText(size)}`}
          {field.size === null && (isOfSave ? ' in your save' : ' in a typical save')}
        </span>
        {sample && <code>{hexPairs(sample[0].slice(0, 2 * shownBytes)).join(' ')} …</code>}
      </a>
    </>
  )
}
