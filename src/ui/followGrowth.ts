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

/** Within this time, in milliseconds, a page has its height; later changes come from the user. */
const settledAfter = 3000

/**
 * Scrolls after the shell, which scrolls to the top of a new page, and again while what this brings near the window becomes as
 * high as it stays. @returns a function that stops it
 */
export function scrollUntilSettled(scroll: () => void): () => void {
  let stop = () => {}
  const frame = requestAnimationFrame(() => {
    stop = followGrowth(() => {
      scroll()
      return false
    })
  })
  const end = setTimeout(() => stop(), settledAfter)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(end)
    stop()
  }
}
