import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the content of an element is wider than the element. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const observer = new ResizeObserver(() => setIsOverflowing(scroller.scrollWidth > scroller.clientWidth))
    for (const sized of [scroller, ...scroller.children]) observer.observe(sized)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
