import type { RefObject } from 'react'
import styles from './CloseButton.module.css'

interface Props {
  /** Completes the button's name: "Close legend". */
  what: string
  onClose: () => void
  /** For moving the focus to the button. */
  ref?: RefObject<HTMLButtonElement | null>
}

/** The close button in the corner of a card or panel. */
export function CloseButton({ what, onClose, ref }: Props) {
  return (
    <button ref={ref} type="button" className={styles.close} aria-label={`Close ${what}`} onClick={onClose}>
      ×
    </button>
  )
}
