import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/**
 * For a card or panel that Esc and a button close: the focus then goes back to what had it before the card got it, or
 * to the page where that is gone.
 * @returns `close` for the button, and `frame` for the element of the card
 */
export function useClosable(onClose: () => void) {
  const origin = useRef<Element | null>(null)
  const close = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus()
    // It may be gone or hidden, as the menu of a phone is.
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
