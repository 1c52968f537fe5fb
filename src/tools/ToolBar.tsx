import type { KeyboardEvent, RefObject } from 'react'
import styles from './RowTool.module.css'

interface Props {
  /** Of the row or field; completes "Copy address of". */
  name: string
  /** How the last press to copy went; empty when nothing is to be said. */
  answer: string
  /** Leaves the address to the menu. */
  isMenuAlone: boolean
  isMenuOpen: boolean
  /** The button of the menu. */
  opener: RefObject<HTMLButtonElement | null>
  onCopyAddress: () => void
  onToggleMenu: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The buttons of the tool: one copies the address, one opens the menu. */
export function ToolBar(props: Props) {
  const { name, answer, isMenuAlone, isMenuOpen, opener, onCopyAddress, onToggleMenu, onKeyDown } = props
  return (
    <div role="toolbar" aria-label={`Tools of ${name}`} className={styles.bar} onKeyDown={onKeyDown}>
      {answer && <span className={styles.answer}>{answer}</span>}
      {!isMenuAlone && (
        <button
          type="button"
          aria-label={`Copy address of ${name}`}
          title="Copy the address. Up and down: other rows"
          onClick={onCopyAddress}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M6.5 9.5l3-3M7 4.5l1.3-1.3a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.3 1.3a3.2 3.2 0 0 1-4.5-4.5L4.5 7" />
          </svg>
        </button>
      )}
      <button
        ref={opener}
        type="button"
        tabIndex={isMenuAlone ? 0 : -1}
        aria-label={`Copy more of ${name}`}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        title="Copy more: cells, row, bytes"
        onClick={onToggleMenu}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" />
        </svg>
      </button>
    </div>
  )
}
