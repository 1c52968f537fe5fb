import { useEffect, useState } from 'react'

/** Pages that load faster show no placeholder. */
const patienceMilliseconds = 300

/** Whether something has been pending for longer than a moment. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsSlow(true), patienceMilliseconds)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isPending])
  return isSlow
}
