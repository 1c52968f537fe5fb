import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/**
 * For a card or panel closed by Esc or a button: the focus returns to the element that had it before, or to
 * the page. @returns `close` for the button, and `frame` for the element of the card
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
