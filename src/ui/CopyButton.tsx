import styles from './CopyButton.module.css'
import { useCopy } from './useCopy.ts'

interface Props {
  text: string
  /** Completes the button's name: "Copy path". */
  what: string
  /** What the button shows. */
  label?: string
}

/** Copies a text; shows and announces the result. */
export function CopyButton({ text, what, label = 'Copy' }: Props) {
  const { answer, copy } = useCopy()
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={`Copy ${what}`}
      onClick={() => copy(text, what)}
    >
      {answer || label}
    </button>
  )
}
