import { type ChangeEvent, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BlockFormat } from '../../shared/format-types.ts'
import { readBlockStart, startParameter } from '../blockStart.ts'
import styles from './OffsetBox.module.css'

/** Asks where the block starts in the reader's save: the page then gives the offsets in that file. */
export function BlockStartField({ format }: { format: BlockFormat }) {
  const id = useId()
  const [parameters, setParameters] = useSearchParams()
  if (format.isStartFixed || format.typicalStart === null) return null
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = new URLSearchParams(parameters)
    if (target.value.trim() === '') next.delete(startParameter)
    else next.set(startParameter, target.value.trim())
    setParameters(next, { replace: true })
  }
  const text = parameters.get(startParameter) ?? ''
  const isRefused = text !== '' && readBlockStart(format, text) === null
  return (
    <p className={styles.box}>
      <label htmlFor={id}>In my file this block starts at</label>
      <input
        id={id}
        type="text"
        size={9}
        maxLength={8}
        placeholder="hex"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        aria-invalid={isRefused || undefined}
        aria-describedby={`${id}-hint`}
        onChange={change}
      />
      <span id={`${id}-hint`} className={styles.hint}>
        then this page shows the offsets in your file
      </span>
      <output className={styles.why}>{isRefused && 'Not a hex number of up to 6 digits, as 1E0A4.'}</output>
    </p>
  )
}
