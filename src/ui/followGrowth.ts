/**
 * Scrolls again whenever the page becomes higher or lower, until the user moves on: what lies below the first window follows
 * after the first commit.
 * @param scroll returns whether it has reached its end
 * @returns a function that stops it
 */
export function followGrowth(scroll: () => boolean): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => waiting.abort()
  const tryNow = () => {
    if (scroll()) stop()
  }
  tryNow()
  if (signal.aborted) return stop
  const growth = new ResizeObserver(tryNow)
  growth.observe(document.body)
  signal.addEventListener('abort', () => growth.disconnect())
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { passive: true, signal })
  return stop
}
