const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** How long the page must have loaded nothing, in milliseconds. */
const quietMs = 1000

/** Waits until the page and what it fetches are loaded and the browser has time. */
export async function untilLoadedAndQuiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(resolve => addEventListener('load', resolve, { once: true }))
  for (let seen = -1, count = 0; seen !== count; ) {
    seen = performance.getEntriesByType('resource').length
    await wait(quietMs)
    count = performance.getEntriesByType('resource').length
  }
  // Some browsers do not tell when they have time.
  if ('requestIdleCallback' in window)
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 5000 }))
}
