import type { ElementHandle, Frame } from 'playwright-core'
import { inject } from 'vitest'
import { scrollToEnd } from './move-on.ts'
import { openLasting } from './open-site.ts'
import { settle, waitForWorker } from './settle.ts'
import type { Visit } from './visit.ts'

export interface OfflineStart {
  readonly element: ElementHandle<HTMLIFrameElement>
  /** Text of the page after scrolling to its end. */
  readToEnd(): Promise<string | undefined>
  /** Console messages that occur only with a fault. */
  readComplaints(): readonly string[]
}

/** One browser profile for all files of a worker: the site is installed once. */
let reader: Promise<Visit> | undefined

/** Visits the site once, waits until it is installed and goes offline. */
async function openReader(): Promise<Visit> {
  const visit = await openLasting({ hasWorker: true })
  const { page } = visit
  await page.goto(inject('siteUrl'))
  await waitForWorker(visit)
  // An empty document on the same host, outside the worker's scope, as the site's own documents allow no frames.
  const holder = new URL('/frame-holder', inject('siteUrl')).href
  await page.route(holder, answer => answer.fulfill({ contentType: 'text/html', body: '<html></html>' }))
  await page.goto(holder)
  await page.context().setOffline(true)
  return visit
}

/** Text of a page without its list of sections, whose length depends on what has been laid out. */
export function readText(frame: Frame): Promise<string | undefined> {
  return frame.evaluate(() => {
    const main = document.querySelector('main')
    const contents = main?.querySelector('nav[aria-label="On this page"]')?.textContent ?? ''
    return main?.textContent.replace(contents, '')
  })
}

/** On localhost, each load checks the worker's script and reports that it could not. */
const isExpected = (line: string) => /offline mode|sw\.js|ERR_INTERNET/.test(line)

/**
 * Opens a route offline in a frame, which follows the same media queries as a window and resizes much faster.
 * It is not painted: only layout matters, and painting took more than half of the time.
 */
export async function startOffline(route: string): Promise<OfflineStart> {
  reader ??= openReader()
  const visit = await reader
  visit.complaints.length = 0
  const element = await visit.page.evaluateHandle(address => {
    document.querySelector('iframe')?.remove()
    const frame = document.createElement('iframe')
    frame.style.cssText =
      'position: fixed; inset: 0 auto auto 0; width: 1280px; height: 900px; border: 0; visibility: hidden'
    frame.src = address
    document.body.append(frame)
    return frame
  }, inject('siteUrl') + route)
  const frame = await element.contentFrame()
  if (frame === null) throw new Error('the frame shows no page')
  await settle(visit, frame)
  return {
    element,
    async readToEnd() {
      await scrollToEnd(frame)
      return readText(frame)
    },
    readComplaints: () => visit.complaints.filter(line => !isExpected(line)),
  }
}
