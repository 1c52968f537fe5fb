import { useCallback, useEffect, useRef, useState } from 'react'

const hintMilliseconds = 1500

/** Whether a hint shows, and a function that shows it for a moment. */
export function useHint(): [isShown: boolean, show: () => void] {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(() => {
    setIsShown(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsShown(false), hintMilliseconds)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [isShown, show]
}
