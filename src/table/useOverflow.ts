import { type RefObject, useLayoutEffect } from 'react'

/**
 * Marks an element whose content is wider than itself by `data-overflowing`. It is measured in an observer, after the browser's own
 * layout: measuring in the effect forced one of tables far below the window, 94 of the 360 ms of block 01. The mark is no
 * state: another render would come a frame later, and lay out the table again.
 */
export function useOverflow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const look = () =>
      scroller.toggleAttribute('data-overflowing', scroller.scrollWidth > scroller.clientWidth)
    const observer = new ResizeObserver(look)
    for (const sized of [scroller, ...scroller.children]) observer.observe(sized)
    return () => observer.disconnect()
  }, [element])
}
