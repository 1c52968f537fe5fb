import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How far tables were scrolled, by entry of the browser's history and table. */
const positions = new Map<string, number>()

/**
 * Scrolls a table back to where it was when the reader comes back to it with the browser's buttons.
 * @returns the remembered position in pixels, 0 without one, and what to call while the reader scrolls
 */
export function useScrollMemory(
  element: RefObject<HTMLElement | null>,
  prefix: string,
): [number, () => void] {
  const { key: entry } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const key = `${entry} ${prefix}`
  useLayoutEffect(() => {
    const top = isBack ? positions.get(key) : undefined
    if (element.current && top !== undefined) element.current.scrollTop = top
  }, [element, isBack, key])
  const remember = useCallback(() => {
    if (element.current) positions.set(key, element.current.scrollTop)
  }, [element, key])
  return [isBack ? (positions.get(key) ?? 0) : 0, remember]
}
