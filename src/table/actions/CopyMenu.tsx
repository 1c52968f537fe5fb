import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { indexByKey } from '../../ui/indexByKey.ts'
import { absoluteUrl } from '../../ui/pageAddress.ts'
import styles from './CopyMenu.module.css'
import type { CopyTarget, DeferredCopyFormat } from './copyTarget.ts'

interface Props {
  target: CopyTarget
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  onCopy: (text: string, what: string) => void
  onClose: () => void
}

/** Space between the menu and the edges of the window, in pixels. */
const edgePx = 8

const keys = { arrows: ['ArrowUp', 'ArrowDown'], isCyclic: true } as const

/** Moves the focus among the items of a menu. @returns whether the key does so */
function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const focused = items.findIndex(item => item.matches(':focus'))
  const next = items[indexByKey(key, focused, items.length, keys) ?? -1]
  next?.focus()
  return next !== undefined
}

/** Below the opener, or above it where there is more room. */
function positionOf(menu: HTMLElement, opener: HTMLElement): CSSProperties {
  const { top, bottom, right } = opener.getBoundingClientRect()
  const isBelow = bottom + menu.scrollHeight + edgePx <= innerHeight || top < innerHeight / 2
  const room = (isBelow ? innerHeight - bottom : top) - edgePx
  const height = Math.min(menu.scrollHeight, room)
  return {
    maxBlockSize: room,
    top: isBelow ? bottom : Math.max(edgePx, top - height),
    left: Math.max(edgePx, right - menu.offsetWidth),
  }
}

/** Everything that can be copied of a row or field, by the menu pattern. Left and right select another cell. */
export function CopyMenu({ target, opener, onCopy, onClose }: Props) {
  const { name, route, parts, whole = [] } = target
  const menu = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState(0)
  const [position, setPosition] = useState<CSSProperties>({ opacity: 0 })
  const selected = parts[part]
  useLayoutEffect(() => {
    const { current: element } = menu
    if (!element) return
    const position = () => {
      if (opener.current) setPosition(positionOf(element, opener.current))
    }
    position()
    const resizes = new ResizeObserver(position) // another part makes the menu wider or narrower
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [opener])

  // In each commit: the formats of another part replace the focused one. An effect that waits would take the focus back
  // from the opener when the menu closes.
  useLayoutEffect(() => {
    const { current: element } = menu
    if (element && !element.contains(document.activeElement))
      element.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
  })

  const closeOutside = useEffectEvent(({ target: pressed }: Event) => {
    // A press on the opener closes by itself.
    const isInside = [menu, opener].some(
      ({ current }) => pressed instanceof Node && current?.contains(pressed),
    )
    if (!isInside) onClose()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', event => closeOutside(event), { signal })
    document.addEventListener('scroll', event => closeOutside(event), { signal, capture: true })
    return () => listening.abort()
  }, [])

  const close = () => {
    opener.current?.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    if (key === 'ArrowLeft') setPart(Math.max(0, part - 1))
    else if (key === 'ArrowRight') setPart(Math.min(parts.length - 1, part + 1))
    else if (key === 'Escape' || key === 'Tab') close()
    else if (!moveFocus(currentTarget, key)) return
    if (key !== 'Tab') event.preventDefault()
  }
  const item = ({ what, preview, read }: DeferredCopyFormat) => (
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
      <span className={styles.text}>{preview}</span> <span className={styles.what}>{what}</span>
    </button>
  )

  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={`Copy ${name}`}
      className={styles.menu}
      style={position}
      onKeyDown={onKeyDown}
    >
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
      {selected && (
        <fieldset aria-label={selected.label}>
          {selected.formats.map(({ text, what }) => item({ what, preview: text, read: () => text }))}
          {selected.further && item(selected.further)}
        </fieldset>
      )}
      {whole.map(item)}
      {item({ what: 'link', preview: `#${route}`, read: () => absoluteUrl(route) })}
    </div>,
    document.querySelector('main') ?? document.body,
  )
}
