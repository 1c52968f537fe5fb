import type { Frame, Page } from 'playwright-core'
import { vi } from 'vitest'
import { visitOf } from './visit.ts'

/** What is read of React's tree. */
interface Fiber {
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: object | null } | null
}

/**
 * Waits until React has committed what it shows, also where it takes over static content, and shows a page. Static content has
 * its heading before keys and clicks work.
 */
export function waitUntilLoaded(frame: Frame) {
  return frame.waitForFunction(() => {
    const isWaiting = (fiber: Fiber | null): boolean => {
      for (let next = fiber; next !== null; next = next.sibling) {
        const { child, memoizedState } = next
        if (memoizedState?.isDehydrated || memoizedState?.dehydrated || isWaiting(child)) return true
      }
      return false
    }
    const root = document.getElementById('root')
    const key = root && Object.keys(root).find(name => name.startsWith('__reactContainer'))
    const tree: Fiber | undefined = key && Reflect.get(root, key).stateNode.current
    const main = document.querySelector('main')
    const isApp = !window.firstScreen || (tree?.child && !isWaiting(tree))
    return isApp && main?.querySelector('h1') && !main.textContent.includes('Loading...')
  })
}

/** Waits until the page has not changed for several idle periods, as each may render more. */
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

/** Waits until the app has finished rendering and all its requests are complete. */
export async function settle(page: Page, frame = page.mainFrame()): Promise<void> {
  const { pending } = visitOf(page)
  do {
    await vi.waitUntil(() => pending.size === 0, { interval: 10, timeout: 10_000 })
    await waitUntilLoaded(frame)
    await calmDown(frame)
  } while (pending.size > 0)
}

/** Waits until the offline worker is installed and controls this page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise(resolve =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}
