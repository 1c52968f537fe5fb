import { useState } from 'react'
import styles from './CopyButton.module.css'

/** Copies `text`; `what` completes the button's name: "Copy path". The answer is shown and announced for two seconds. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [answer, setAnswer] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setAnswer('Copied')
    } catch {
      setAnswer('Not allowed here')
    }
    setTimeout(() => setAnswer(''), 2000)
  }
  return (
    <>
      <button type="button" className={styles.copy} aria-label={`Copy ${what}`} onClick={copy}>
        {answer || 'Copy'}
      </button>
      <span role="status" className={styles.status}>
        {answer && `${answer}: ${what}`}
      </span>
    </>
  )
}
