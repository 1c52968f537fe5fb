import styles from './CopyButton.module.css'
import spoken from './spoken.module.css'
import { useCopy } from './useCopy.ts'

/** Copies `text`; `what` completes the button's name: "Copy path". The answer is shown and announced. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { answer, copy } = useCopy(text)
  return (
    <>
      <button type="button" className={styles.copy} aria-label={`Copy ${what}`} onClick={copy}>
        {answer || 'Copy'}
      </button>
      <span role="status" className={spoken.spoken}>
        {answer && `${answer}: ${what}`}
      </span>
    </>
  )
}
