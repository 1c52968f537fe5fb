import { type KeyboardEvent, useState } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import type { FieldSample } from '#shared/format-types.ts'
import { elementStride } from '#shared/layout.ts'
import { formatNumber, hexPairs, toHex } from '#shared/number.ts'
import { isRun } from '#shared/types.ts'
import typeColours from '../site/typeColours.module.css'
import { indexByKey } from '../ui/indexByKey.ts'
import styles from './ByteGrid.module.css'
import { BytesPart } from './BytesPart.tsx'
import { useBlock } from './block.tsx'
import { bytesText, fieldTitle } from './fieldText.ts'
import { gridParts } from './gridParts.ts'
import { shownOffset } from './offsetLines.ts'
import runStyles from './Run.module.css'
import { type RunOptions, runProps, stopProps } from './runProps.ts'
import type { StructSample } from './SampleBytes.tsx'

const keys = { arrows: ['ArrowLeft', 'ArrowRight'], isCyclic: false } as const

/**
 * One stop of the Tab key for a row of links; the arrow keys, Home and End move between them.
 * @param first key of the link that Tab reaches before any had the focus
 */
function useRovingFocus(first: string) {
  const [stop, setStop] = useState(first)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
    const index = links.findIndex(link => link.matches(':focus'))
    const next = links[indexByKey(event.key, index, links.length, keys) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { stop, setStop, onKeyDown }
}

interface BarProps {
  step: Step
  sample: FieldSample | undefined
  options: RunOptions
}

/** Number of leading bytes that fit a bar. */
const shownBytes = 8

/** A long or variable array: one bar, not to scale, with its count and size. */
function ArrayBar({ step, sample, options }: BarProps) {
  const { isOfSave } = useBlock().format
  const { field, size, offset, count } = step
  return (
    <>
      <span className={styles.ruler} aria-hidden="true">
        {shownOffset(options.structStart, offset)}
      </span>
      <a
        className={`${typeColours.typed} ${runStyles.bar}`}
        title={fieldTitle(step, options.structStart)}
        {...runProps(step, options)}
        {...stopProps(step, options)}
      >
        <code className={runStyles.barName}>{field.name}</code>
        <span>
          {!isRun(field.type) && (
            <>
              {count !== null && `${formatNumber(count)} × ${field.struct ?? field.type}`}
              {elementStride(field) > 1 && `, ${bytesText(elementStride(field))} each`}
              {': '}
            </>
          )}
          {bytesText(size)}
          {field.size === null && (isOfSave ? ' in your save' : ' in a typical save')}
        </span>
        {sample && <code>{hexPairs(sample[0].slice(0, 2 * shownBytes)).join(' ')} …</code>}
      </a>
    </>
  )
}

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
