/** A press of Ctrl for the browser's own search is one, and the way to the printer. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint'] as const

/**
 * Runs work once, at the first thing from now on that a reader does: many pages are opened and never looked at.
 * @returns what calls it off
 */
export function onFirstSign(work: () => void): () => void {
  const end = new AbortController()
  const notice = () => {
    end.abort()
    work()
  }
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true, signal: end.signal })
  return () => end.abort()
}
