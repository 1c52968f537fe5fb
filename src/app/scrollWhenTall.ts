import { onReaderActs } from '../ui/onReaderActs.ts'

/** What comes later than this comes to a reader who looks elsewhere. */
const patienceMilliseconds = 10_000

/**
 * Scrolls the window to a place that a page may not reach yet because its parts still come, unless the reader does
 * something first.
 * @param top in pixels
 * @returns what gives it up
 */
export function scrollWhenTall(top: number): () => void {
  const { body, documentElement } = document
  const observer = new ResizeObserver(() => {
    if (documentElement.scrollHeight < top + window.innerHeight) return
    window.scrollTo(0, top)
    giveUp()
  })
  const timer = setTimeout(giveUp, patienceMilliseconds)
  function giveUp() {
    observer.disconnect()
    clearTimeout(timer)
    stopListening()
  }
  const stopListening = onReaderActs(giveUp)
  window.scrollTo(0, top) // as far as it goes
  observer.observe(body)
  return giveUp
}
