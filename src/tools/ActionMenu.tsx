import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './ActionMenu.module.css'
import { fullAddress } from './fullAddress.ts'
import type { LongForm, LongForms, Subject, ToolArea } from './subject.ts'
import { useMenu } from './useMenu.ts'

interface Props {
  subject: Subject
  row: HTMLElement
  loadLongForms: ToolArea['loadLongForms']
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  onCopy: (text: string, what: string) => void
  onClose: () => void
}

const moves: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/** Moves the focus among the items of a menu. @returns whether the key is one that does */
function moveFocus(menu: HTMLElement, key: string): boolean {
  const move = moves[key]
  if (!move) return false
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const focused = items.findIndex(item => item.matches(':focus'))
  items[move(focused, items.length)]?.focus()
  return true
}

/** The longer texts that can be copied, once their code is there; without the network the menu does without. */
function useLongForms(load: ToolArea['loadLongForms']): LongForms | null {
  const [longForms, setLongForms] = useState<LongForms | null>(null)
  useEffect(() => {
    let isCurrent = true
    load?.().then(
      forms => isCurrent && setLongForms(forms),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  return longForms
}

/** All that can be copied of a row or field, by the menu pattern of the ARIA guide. Left and right choose another cell. */
export function ActionMenu({ subject, row, loadLongForms, opener, onCopy, onClose }: Props) {
  const { name, route, parts } = subject
  const menu = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState(subject.part)
  const longForms = useLongForms(loadLongForms)
  const chosen = parts[part]
  useMenu(menu, opener, onClose)

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
      {item({ what: 'address', shown: `#${route}`, read: () => fullAddress(route) })}
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
