import type { Frame } from 'playwright-core'
import { settle, waitUntilLoaded } from './settle.ts'
import type { Visit } from './visit.ts'

/** Goes on to another route in the same page, as a press on a link does, and waits until it is there. */
export async function goTo(visit: Visit, route: string): Promise<void> {
  await visit.page.evaluate(hash => {
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
  await settle(visit)
}

/**
 * Scrolls to the end, so that what loads when the reader comes near is there too. A page that fits into the window cannot
 * scroll: it notices a reader too, and need not wait as for one who does nothing.
 */
export async function scrollToEnd(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    window.dispatchEvent(new Event('scroll'))
  })
}

/** Brings all that the page has to say. */
export async function showAll(visit: Visit, frame = visit.page.mainFrame()): Promise<void> {
  await waitUntilLoaded(frame)
  await scrollToEnd(frame)
  await settle(visit, frame)
}
