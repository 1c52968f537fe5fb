import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that is shown for a while after it was set, in place of the usual one. */
export function useBriefly<Value>(
  usual: Value,
  milliseconds: number,
): readonly [shown: Value, show: (value: Value) => void] {
  const [shown, setShown] = useState(usual)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(
    (value: Value) => {
      setShown(value)
      clearTimeout(timer.current)
      timer.current = setTimeout(setShown, milliseconds, usual)
    },
    [usual, milliseconds],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return [shown, show]
}
