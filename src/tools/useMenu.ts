import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

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

/**
 * Keeps a menu beside the button that opened it and gives its first item the focus.
 * @param onClose is told when the reader presses elsewhere, scrolls, or changes the window
 */
export function useMenu(
  menu: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose)
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
      if (!own) close()
    }
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('scroll', leave, { signal, capture: true })
    window.addEventListener('resize', () => close(), { signal })
    return () => callOff.abort()
  }, [menu, opener])
}
