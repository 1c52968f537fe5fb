import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import spoken from '../ui/spoken.module.css'
import { useCopy } from '../ui/useCopy.ts'
import { ActionMenu } from './ActionMenu.tsx'
import { fullAddress } from './fullAddress.ts'
import styles from './RowTool.module.css'
import type { ToolArea } from './subject.ts'
import { ToolBar } from './ToolBar.tsx'
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

  const isHeld = () => isOpen || host.querySelector(':focus-visible') !== null
  // A frame later: the buttons are in the row by then.
  const onMark = () => requestAnimationFrame(() => setOpen(true))
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
          <ToolBar
            name={subject.name}
            answer={answer}
            isMenuAlone={isAlone}
            isMenuOpen={isOpen}
            opener={opener}
            onCopyAddress={() => copyText(fullAddress(subject.route), `address of ${subject.name}`)}
            onToggleMenu={() => setOpen(!isOpen)}
            onKeyDown={onKeyDown}
          />,
          host,
        )}
      {subject && row && isOpen && (
        <ActionMenu
          subject={subject}
          loadLongForms={area.loadLongForms}
          row={row}
          opener={opener}
          onCopy={copyText}
          onClose={() => setOpen(false)}
        />
      )}
      <span role="status" className={spoken.spoken}>
        {answer && `${answer}: ${copied}`}
      </span>
    </>
  )
}
