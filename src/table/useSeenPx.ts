import { type RefObject, useEffect, useState } from 'react'

/** How finely a part in the window is told, in steps of its height. */
const steps = 20

/**
 * How much of an element is in the window, from its top. The browser tells it: to ask would lay the page out.
 * @returns pixels; Infinity while it is not known or less than the element begins within the window
 */
export function useSeenPx(element: RefObject<HTMLElement | null>): number {
  const [seenPx, setSeenPx] = useState(Infinity)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      entries => {
        const last = entries.at(-1)
        if (!last) return
        const { intersectionRect, boundingClientRect } = last
        const isTopSeen = last.isIntersecting && intersectionRect.top <= boundingClientRect.top + 1
        setSeenPx(isTopSeen ? intersectionRect.height + boundingClientRect.height / steps : Infinity)
      },
      { threshold: Array.from({ length: steps + 1 }, (_, step) => step / steps) },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return seenPx
}
