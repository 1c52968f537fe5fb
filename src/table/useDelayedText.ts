import { useEffect, useRef, useState } from 'react'

const delayMs = 150

/**
 * Text of an input that reports to the address only after a pause. Writing each key at once would lose letters: the
 * router updates in a transition, so a slow render would put an older text back under the reader's hands.
 */
export function useDelayedText(
  text: string,
  report: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text)
  const reported = useRef(text)
  const timer = useRef(0)
  const latestReport = useRef(report)

  useEffect(() => {
    latestReport.current = report
  })
  useEffect(() => {
    if (text === reported.current) return
    reported.current = text // changed from outside: Back, reset or a link
    setTyped(text)
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      reported.current = next
      latestReport.current(next)
    }, delayMs)
  }
  return [typed, type]
}
