import { type ChangeEvent, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseStart } from './blockStart.ts'
import styles from './offsetInput.module.css'

interface Props {
  label: string
  /** Address parameter that keeps the offset. */
  parameter: string
  /** What follows the field. */
  hint?: string
}

/** Input for the start of a block in the user's save. */
export function StartInput({ label, parameter, hint }: Props) {
  const id = useId()
  const [parameters, setParameters] = useSearchParams()
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = new URLSearchParams(parameters)
    if (target.value.trim() === '') next.delete(parameter)
    else next.set(parameter, target.value.trim())
    setParameters(next, { replace: true })
  }
  const text = parameters.get(parameter) ?? ''
  const isRefused = text !== '' && parseStart(text) === null
  return (
    <p className={styles.box}>
      <label htmlFor={id}>{label}</label>
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
        aria-describedby={hint && `${id}-hint`}
        onChange={change}
      />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <output className={styles.why}>
        {isRefused && 'Enter a hex number of up to 6 digits, such as 1E0A4.'}
      </output>
    </p>
  )
}
