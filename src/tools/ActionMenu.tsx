import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './ActionMenu.module.css'
import { fullAddress } from './fullAddress.ts'
import type { LongForm, LongForms, Subject, ToolArea } from './subject.ts'

interface Props {
  subject: Subject
  row: HTMLElement
  loadLongForms: ToolArea['loadLongForms']
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  onCopy: (text: string, what: string) => void
  onClose: () => void
}

/** Space between the menu and the edges of the window, in pixels. */
const edgePx = 8

/** Puts a menu below its button, or above where there is more room. */
function placeMenu(menu: HTMLElement, opener: HTMLElement) {
  const { top, bottom, right } = opener.getBoundingClientRect()
  const isBelow = bottom + menu.offsetHeight + edgePx <= innerHeight || top < innerHeight / 2
  const room = (isBelow ? innerHeight - bottom : top) - edgePx
  menu.style.maxBlockSize = `${room}px`
  menu.style.top = `${isBelow ? bottom : Math.max(edgePx, top - menu.offsetHeight)}px`
  menu.style.left = `${Math.max(edgePx, right - menu.offsetWidth)}px`
}

const moves: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/** All that can be copied of a row or field, by the menu pattern of the ARIA guide. Left and right choose another cell. */
export function ActionMenu({ subject, row, loadLongForms, opener, onCopy, onClose }: Props) {
  const { name, route, parts } = subject
  const menu = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState(subject.part)
  const [longForms, setLongForms] = useState<LongForms | null>(null)
  const chosen = parts[part]

  useEffect(() => {
    let isCurrent = true
    loadLongForms?.().then(
      forms => isCurrent && setLongForms(forms),
      () => {}, // without the network the menu does without
    )
    return () => {
      isCurrent = false
    }
  }, [loadLongForms])
  // After every drawing: another cell makes it wider or narrower.
  useLayoutEffect(() => {
    if (menu.current && opener.current) placeMenu(menu.current, opener.current)
  })
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    const callOff = new AbortController()
    const { signal } = callOff
    const leave = ({ target }: Event) => {
      // A press on the opener closes by itself: closed here before, it would open the menu again.
      const own = [menu, opener].some(({ current }) => target instanceof Node && current?.contains(target))
      if (!own) onClose()
    }
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('scroll', leave, { signal, capture: true })
    window.addEventListener('resize', onClose, { signal })
    return () => callOff.abort()
  }, [onClose, opener])

  const close = () => {
    opener.current?.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    const move = moves[key]
    if (move)
      items[
        move(
          items.findIndex(item => item.matches(':focus')),
          items.length,
        )
      ]?.focus()
    else if (key === 'ArrowLeft') setPart(Math.max(0, part - 1))
    else if (key === 'ArrowRight') setPart(Math.min(parts.length - 1, part + 1))
    else if (key === 'Escape' || key === 'Tab') close()
    else return
    if (key !== 'Tab') event.preventDefault()
  }
  const item = ({ what, shown, read }: LongForm) => (
    <button
      key={what}
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close()
        onCopy(read(), `${what}, ${name}`)
      }}
    >
      <span className={styles.text}>{shown}</span> <span className={styles.what}>{what}</span>
    </button>
  )
  const address = fullAddress(route)

  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      data-tool=""
      aria-label={`Copy of ${name}`}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {item({ what: 'address', shown: `#${route}`, read: () => address })}
      {longForms?.ofRow(row).map(item)}
      {parts.length > 1 && (
        <fieldset aria-label="Cell" className={styles.parts}>
          {parts.map(({ key, label }, index) => (
            <button
              key={key}
              type="button"
              role="menuitemradio"
              aria-checked={index === part}
              tabIndex={-1}
              onClick={() => setPart(index)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {chosen && (
        <fieldset aria-label={chosen.label}>
          {chosen.forms.map(({ text, what }) => item({ what, shown: text, read: () => text }))}
          {longForms?.ofPart(row, part).map(item)}
        </fieldset>
      )}
    </div>,
    document.querySelector('main') ?? document.body,
  )
}
