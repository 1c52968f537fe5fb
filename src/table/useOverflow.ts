import { type RefObject, useLayoutEffect } from 'react'

/**
 * Marks an element whose content is wider than itself by `data-overflowing`. In the observer, the layout that it reads is that
 * of the frame: to read it in the effect laid out tables far below the window, too, 94 of the 360 ms of block 01. Not by
 * state: the mark would miss the frame, and lay out the table a second time.
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
