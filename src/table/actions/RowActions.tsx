import { type KeyboardEvent, useRef, useState } from 'react'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { absoluteUrl } from '../../ui/pageAddress.ts'
import { useCopy } from '../../ui/useCopy.ts'
import type { CopyTarget } from './copyTarget.ts'
import styles from './RowActions.module.css'

// Loaded on the first click: 1.4 KB (gzip) of each page with a table, where most visits copy nothing.
const CopyMenu = lazyWithRetry(async () => (await import('./CopyMenu.tsx')).CopyMenu, null)

interface Props {
  /** Read when the buttons or the menu need it. */
  target: CopyTarget
  /** Moves to the row before or after; without it the arrow keys do nothing. */
  onMove?: (step: 1 | -1) => void
}

/** Buttons of a row or field: copy its link, and a menu with everything that can be copied of it. */
export function RowActions({ target, onMove }: Props) {
  const { name, route } = target
  const [isOpen, setIsOpen] = useState(false)
  // One tab stop for both buttons. On touch screens the first is hidden, as in RowActions.module.css.
  const [stop, setStop] = useState<'link' | 'menu'>(() =>
    matchMedia('(hover: none)').matches ? 'menu' : 'link',
  )
  const link = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { answer, copy } = useCopy()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isOpen) return
    const { key } = event
    if (key === 'ArrowLeft') link.current?.focus()
    else if (key === 'ArrowRight') opener.current?.focus()
    else if (onMove && key === 'ArrowDown') onMove(1)
    else if (onMove && key === 'ArrowUp') onMove(-1)
    else return
    event.preventDefault()
  }
  return (
    <div role="toolbar" aria-label={`Actions for ${name}`} className={styles.bar} onKeyDown={onKeyDown}>
      {answer && <span className={styles.answer}>{answer}</span>}
      <button
        ref={link}
        type="button"
        className={styles.link}
        tabIndex={stop === 'link' ? 0 : -1}
        onFocus={() => setStop('link')}
        aria-label={`Copy link to ${name}`}
        title="Copy link. Up and down arrow keys: other rows"
        onClick={() => copy(absoluteUrl(route), `link to ${name}`)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6.5 9.5l3-3M7 4.5l1.3-1.3a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.3 1.3a3.2 3.2 0 0 1-4.5-4.5L4.5 7" />
        </svg>
      </button>
      <button
        ref={opener}
        type="button"
        aria-label={`More copy options for ${name}`}
        aria-haspopup="menu"
        tabIndex={stop === 'menu' ? 0 : -1}
        onFocus={() => setStop('menu')}
        aria-expanded={isOpen}
        title="More copy options: cells, row, bytes"
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" />
        </svg>
      </button>
      {isOpen && <CopyMenu target={target} opener={opener} onCopy={copy} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
