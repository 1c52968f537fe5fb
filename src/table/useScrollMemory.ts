import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { scrollPositions } from '../ui/scrollPositions.ts'

const never = () => () => {}

/**
 * Scrolls a table back to where it was when the reader comes back to it with the browser's buttons or loads it again.
 * @returns the remembered position in pixels, 0 without one and in the first drawing, and what to call while the reader
 *   scrolls
 */
export function useScrollMemory(
  element: RefObject<HTMLElement | null>,
  prefix: string,
): [number, () => void] {
  const { key: entry, pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const key = `${entry} ${pathname} ${prefix}`
  const top = useSyncExternalStore(
    never,
    () => (isBack ? (scrollPositions().get(key) ?? 0) : 0),
    () => 0,
  )
  const restored = useRef('')
  useLayoutEffect(() => {
    if (!element.current || top === 0 || restored.current === key) return
    restored.current = key
    element.current.scrollTop = top
  }, [element, key, top])
  const remember = useCallback(() => {
    restored.current = key // from here on the reader says where the table is
    if (element.current) scrollPositions().set(key, element.current.scrollTop)
  }, [element, key])
  return [top, remember]
}
