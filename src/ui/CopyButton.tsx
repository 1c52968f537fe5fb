import styles from './CopyButton.module.css'
import spoken from './spoken.module.css'
import { useCopy } from './useCopy.ts'

interface Props {
  text: string
  /** Completes the button's name: "Copy path". */
  what: string
  /** What the button shows. */
  label?: string
}

/** Copies a text. The answer is shown and announced. */
export function CopyButton({ text, what, label = 'Copy' }: Props) {
  const { answer, copy } = useCopy()
  return (
    <>
      <button type="button" className={styles.copy} aria-label={`Copy ${what}`} onClick={() => copy(text)}>
        {answer || label}
      </button>
      <span role="status" className={spoken.spoken}>
        {answer && `${answer}: ${what}`}
      </span>
    </>
  )
}
