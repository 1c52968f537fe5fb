/**
 * Tells an installing worker of everything that the reader does or the page loads, so that it leaves the line to them.
 * An update may come while the page is still loading; then it is told at once.
 */
export function yieldToReader(registration: ServiceWorkerRegistration): void {
  const tell = () => registration.installing?.postMessage({ type: 'READER_ACTS' })
  for (const type of ['pointerdown', 'keydown', 'hashchange'])
    addEventListener(type, tell, { capture: true, passive: true })
  new PerformanceObserver(tell).observe({ type: 'resource' })
}
