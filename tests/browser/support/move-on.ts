import type { Frame, Page } from 'playwright-core'
import { settle, waitUntilLoaded } from './settle.ts'

/** Navigates to another route in the same page, as a link does, and waits until it is shown. */
export async function goTo(page: Page, route: string, frame = page.mainFrame()): Promise<void> {
  await frame.evaluate(hash => {
    const pathOf = (address: string) => address.replace(/\?.*/, '')
    const heading = document.querySelector('main h1')
    const isOtherPage = pathOf(window.location.hash || '#/') !== pathOf(hash)
    window.location.hash = hash
    return new Promise<void>(resolve => {
      const look = () => {
        const now = document.querySelector('main h1')
        if (!isOtherPage || (now && now !== heading)) resolve()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  }, route)
  await settle(page, frame)
}

/**
 * Scrolls to the end so that lazily loaded content appears. A page that fits into the window cannot scroll,
 * so an input event stands in for it.
 */
export async function scrollToEnd(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    window.dispatchEvent(new Event('scroll'))
  })
}

/** Loads all content of the page. */
export async function showAll(page: Page, frame = page.mainFrame()): Promise<void> {
  await waitUntilLoaded(frame)
  await scrollToEnd(frame)
  await settle(page, frame)
}
