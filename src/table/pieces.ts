/** Rows that a long table draws or moves at once: more than a screen shows. The same on a server and in a browser. */
export const firstRows = 40

/** Rows that follow whenever the browser is idle: so few that a key or press in between is not held up. */
export const rowsPerPiece = 48

/**
 * Runs work when the browser has nothing else to do.
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30) // Safari has no idle callbacks
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 500 })
  return () => cancelIdleCallback(request)
}
