import type { Frame } from 'playwright-core'
import { vi } from 'vitest'
import type { Visit } from './visit.ts'

/** Waits until the app has replaced the picture of its page, and shows a page. */
export function waitUntilLoaded(frame: Frame) {
  return frame.waitForFunction(() => {
    const main = document.querySelector('main')
    const isApp = !window.firstScreen?.picture?.isConnected
    return isApp && main?.querySelector('h1') && !main.textContent?.includes('Loading...')
  })
}

/** Waits until nothing has been drawn in several quiet moments, each of which a page may use to draw more. */
function calmDown(frame: Frame): Promise<void> {
  return frame.evaluate(
    () =>
      new Promise(resolve => {
        let calmMoments = 0
        const observer = new MutationObserver(() => {
          calmMoments = 0
        })
        observer.observe(document.body, { subtree: true, childList: true })
        const look = () => {
          calmMoments += 1
          if (calmMoments < 4) requestAnimationFrame(() => requestIdleCallback(look, { timeout: 500 }))
          else {
            observer.disconnect()
            resolve()
          }
        }
        requestIdleCallback(look, { timeout: 500 })
      }),
  )
}

/** Waits until the app has drawn all that it draws by itself, and everything that it asked for is there. */
export async function settle({ page, pending }: Visit, frame = page.mainFrame()): Promise<void> {
  do {
    await vi.waitUntil(() => pending.size === 0, { interval: 10, timeout: 10_000 })
    await waitUntilLoaded(frame)
    await calmDown(frame)
  } while (pending.size > 0)
}

/** Waits until the offline worker is installed and answers for this page. */
export async function waitForWorker({ page }: Visit): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise(resolve =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}
