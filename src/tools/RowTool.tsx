import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import spoken from '../ui/spoken.module.css'
import { useCopy } from '../ui/useCopy.ts'
import { ActionMenu } from './ActionMenu.tsx'
import { fullAddress } from './fullAddress.ts'
import styles from './RowTool.module.css'
import type { ToolArea } from './subject.ts'
import { hasMarks, usePlace } from './usePlace.ts'

interface Props {
  root: RefObject<HTMLElement | null>
  /** Another one when the area is drawn anew: an open menu then reads its longer texts from the new rows. */
  area: ToolArea
  /** Element that may stand in a row. */
  tag: 'td' | 'div'
  /** What the reader did before this code was there. */
  sign?: Event | null
}

function makeHost(tag: Props['tag']): HTMLElement {
  const host = document.createElement(tag)
  if (styles.tool) host.className = styles.tool
  host.dataset.tool = ''
  return host
}

/** The row before or after another one that can be seen. */
function neighbour(row: HTMLElement, selector: string, isNext: boolean): HTMLElement | null {
  let other: Element | null = row
  do other = isNext ? other.nextElementSibling : other.previousElementSibling
  while (other && !(other.matches(selector) && other.checkVisibility()))
  return other instanceof HTMLElement ? other : null
}

/**
 * The buttons beside the row or field that is pointed at or has the focus: its address, and a menu with all that can be
 * copied of it. One for all rows: it is an element of the row it stands beside, so that Tab leads from there to it. The
 * arrow keys move between its buttons and from row to row. Where rows bear a mark one button takes its place: the menu,
 * which has the address, too.
 */
export function RowTool({ root, area, tag, sign = null }: Props) {
  const [host] = useState(() => makeHost(tag))
  const [isOpen, setOpen] = useState(false)
  const [isAlone] = useState(hasMarks)
  const [copied, setCopied] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const refocused = useRef<Element | null>(null)
  const { answer, copy } = useCopy()

  const held = useRef(false)
  held.current = isOpen
  const isHeld = useCallback(() => held.current || host.querySelector(':focus-visible') !== null, [host])
  // A frame later: the buttons are in the row by then.
  const onMark = useCallback(() => requestAnimationFrame(() => setOpen(true)), [])
  const closeMenu = useCallback(() => setOpen(false), [])
  const { place, show } = usePlace(root, { selector: area.selector, isHeld, onMark, sign })
  const row = place?.row ?? null
  const subject = place && area.read(place.row, place.pointedAt)

  useLayoutEffect(() => {
    if (row) row.append(host)
    else host.remove()
    if (refocused.current instanceof HTMLElement) refocused.current.focus({ preventScroll: true })
    refocused.current = null
  }, [row, host])
  useEffect(() => () => host.remove(), [host])

  const copyText = (text: string, what: string) => {
    setCopied(what)
    void copy(text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (!row || !(target instanceof HTMLElement)) return
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const buttons = [...currentTarget.querySelectorAll('button')]
      buttons.find(button => button !== target)?.focus()
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const next = neighbour(row, area.selector, key === 'ArrowDown')
      if (!next) return
      refocused.current = target
      next.scrollIntoView({ block: 'nearest' })
      show(next)
    } else return
    event.preventDefault()
  }

  return (
    <>
      {subject &&
        createPortal(
          <div
            role="toolbar"
            aria-label={`Tools of ${subject.name}`}
            className={styles.bar}
            onKeyDown={onKeyDown}
          >
            {answer && <span className={styles.answer}>{answer}</span>}
            {!isAlone && (
              <button
                type="button"
                aria-label={`Copy address of ${subject.name}`}
                title="Copy the address. Up and down: other rows"
                onClick={() => copyText(fullAddress(subject.route), `address of ${subject.name}`)}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M6.5 9.5l3-3M7 4.5l1.3-1.3a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.3 1.3a3.2 3.2 0 0 1-4.5-4.5L4.5 7" />
                </svg>
              </button>
            )}
            <button
              ref={opener}
              type="button"
              tabIndex={isAlone ? 0 : -1}
              aria-label={`Copy more of ${subject.name}`}
              aria-haspopup="menu"
              aria-expanded={isOpen}
              title="Copy more: cells, row, bytes"
              onClick={() => setOpen(!isOpen)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" />
              </svg>
            </button>
          </div>,
          host,
        )}
      {subject && row && isOpen && (
        <ActionMenu
          subject={subject}
          loadLongForms={area.loadLongForms}
          row={row}
          opener={opener}
          onCopy={copyText}
          onClose={closeMenu}
        />
      )}
      <span role="status" className={spoken.spoken}>
        {answer && `${answer}: ${copied}`}
      </span>
    </>
  )
}
