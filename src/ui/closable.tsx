import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import styles from './CloseButton.module.css'

/** Calls back for Esc anywhere on the page, unless something else has handled it. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    if (!isActive) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isActive])
}

/**
 * For a card or panel closed by Esc or a button: the focus returns to the element that had it before, or to the page.
 * @returns `close` for the button, and `frame` for the element of the card
 */
export function useClosable(onClose: () => void) {
  const origin = useRef<Element | null>(null)
  const close = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus()
    // It may be gone or hidden, e.g. the menu on a phone.
    if (document.activeElement !== origin.current) document.querySelector('main')?.focus()
    onClose()
  }
  const frame = {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    },
  }
  return { close, frame }
}

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
