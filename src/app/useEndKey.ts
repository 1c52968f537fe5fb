import { useEffect } from 'react'

const own = 'input, select, textarea, dialog, [contenteditable]'

/** Rows are laid out a few frames after they come into view. */
const stableFrames = 20

/** Scrolls to the end until the page no longer grows. @returns a function that cancels it */
function scrollToEnd(): () => void {
  let frame = 0
  let end = -1
  let stable = 0
  const step = () => {
    const { scrollHeight } = document.documentElement
    stable = scrollHeight === end ? stable + 1 : 0
    if (stable > stableFrames) return
    end = scrollHeight
    window.scrollTo({ top: end, behavior: 'instant' })
    frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}

/** Makes End reach the end of a page: the browser would stop at the height estimated before distant rows were laid out. */
export function useEndKey(): void {
  useEffect(() => {
    let stop = () => {}
    const press = (event: KeyboardEvent) => {
      stop()
      const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event
      if (key !== 'End' || ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return
      if (target instanceof Element && target.closest(own)) return
      event.preventDefault()
      stop = scrollToEnd()
    }
    const listening = new AbortController()
    document.addEventListener('keydown', press, listening)
    document.addEventListener('wheel', () => stop(), { passive: true, signal: listening.signal })
    return () => {
      stop()
      listening.abort()
    }
  }, [])
}
