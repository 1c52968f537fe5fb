import type { ElementHandle, Frame } from 'playwright-core'
import { inject } from 'vitest'
import { scrollToEnd } from './move-on.ts'
import { openLasting } from './open-site.ts'
import { settle, waitForWorker } from './settle.ts'
import type { Visit } from './visit.ts'

export interface OfflineStart {
  readonly element: ElementHandle<HTMLIFrameElement>
  /** All that the page says by now to a reader who goes to its end. */
  readToEnd(): Promise<string | undefined>
  /** What the console says that it does not say without a fault. */
  readComplaints(): readonly string[]
}

/** One reader for all files of a worker: the site is installed once. */
let reader: Promise<Visit> | undefined

/** Visits the site once, lets it install itself and takes the connection away. */
async function openReader(): Promise<Visit> {
  const visit = await openLasting({ hasWorker: true })
  const { page } = visit
  await page.goto(inject('siteUrl'))
  await waitForWorker(visit)
  // An empty document of the same host, since those of the site allow no frames, and beyond the reach of its worker.
  const holder = new URL('/frame-holder', inject('siteUrl')).href
  await page.route(holder, answer => answer.fulfill({ contentType: 'text/html', body: '<html></html>' }))
  await page.goto(holder)
  await page.context().setOffline(true)
  return visit
}

/**
 * All that a page says, but for the list of its sections, which long pages have: how long one is depends on what has been
 * laid out already.
 */
export function readText(frame: Frame): Promise<string | undefined> {
  return frame.evaluate(() => {
    const main = document.querySelector('main')
    const contents = main?.querySelector('nav[aria-label="On this page"]')?.textContent ?? ''
    return main?.textContent.replace(contents, '')
  })
}

/** On localhost each load checks the script of the worker, and says that it could not. */
const isExpected = (line: string) => /offline mode|sw\.js|ERR_INTERNET/.test(line)

/**
 * Starts a route without a connection, in a frame: it obeys the same media queries as a window and changes its width much
 * faster. It is not painted: only the layout counts, and painting took more than half of the time.
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
