/** Longest wait for a quiet moment. */
const patienceMilliseconds = 500

/**
 * Runs work when the browser has nothing else to do.
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30) // WebKit has no idle callbacks
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: patienceMilliseconds })
  return () => cancelIdleCallback(request)
}

/** Runs work when the next frame has been painted. @returns what calls it off */
export function afterPaint(work: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
