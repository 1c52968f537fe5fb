import { type ChangeEvent, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BlockFormat } from '../../shared/format-types.ts'
import { startParameter } from '../blockStart.ts'
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
        value={parameters.get(startParameter) ?? ''}
        onChange={change}
      />
      <span className={styles.hint}>then this page shows the offsets in your file</span>
    </p>
  )
}
