const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Calls back when the reader scrolls, presses or types: what moves the view by itself gives up then. @returns what ends it */
export function onReaderActs(listener: () => void): () => void {
  const end = new AbortController()
  for (const act of acts) addEventListener(act, listener, { passive: true, signal: end.signal })
  return () => end.abort()
}
