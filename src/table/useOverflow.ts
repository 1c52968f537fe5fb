import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether the content of an element is wider than the element. Known before the first paint: the layout that it reads is
 * that of the paint, where learning it from the observer cost a second one, 17 ms on `/vtypes`.
 */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const look = () => setIsOverflowing(scroller.scrollWidth > scroller.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    for (const sized of [scroller, ...scroller.children]) observer.observe(sized)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
