import { useEffect, useRef, useState } from 'react'

const delayMs = 150

/**
 * Text of an input that reports to the address only after a pause: browsers limit how often an address may change, and
 * drawing a long table for each key would make a slow machine lag behind the typing.
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
