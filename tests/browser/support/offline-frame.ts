import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ElementHandle, Frame } from 'playwright-core'
import { inject } from 'vitest'
import { required } from '../../support/required.ts'
import { goTo, scrollToEnd } from './move-on.ts'
import { desktop, hrefsOf } from './page.ts'
import { openProfile } from './profile.ts'
import { settle, waitForWorker } from './settle.ts'
import { goOffline, unexpectedComplaints, visitOf } from './visit.ts'

/** The site in a frame of a page without a connection. */
export interface OfflineFrame {
  readonly element: ElementHandle<HTMLIFrameElement>
  readonly frame: Frame
}

/** One for all files of a worker: the site is installed and started once. */
let installed: Promise<OfflineFrame> | undefined

/**
 * Visits the site once, waits until it is installed and starts it again offline: in a frame, which follows the same
 * media queries as a window and resizes much faster. It is not painted: only layout matters, and painting
 * took more than half of the time.
 */
async function installOffline(): Promise<OfflineFrame> {
  const page = await openProfile({ hasWorker: true })
  await page.goto(inject('siteUrl'))
  await waitForWorker(page)
  // An empty document on the same host, outside the worker's scope, as the site's own documents allow no frames.
  const holder = new URL('/frame-holder', inject('siteUrl')).href
  await page.route(holder, answer => answer.fulfill({ contentType: 'text/html', body: '<html></html>' }))
  await page.goto(holder)
  await goOffline(page)
  const element = await page.evaluateHandle(
    ({ address, width, height }) => {
      const frame = document.createElement('iframe')
      frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0; visibility: hidden'
      frame.style.width = `${width}px`
      frame.style.height = `${height}px`
      frame.src = address
      document.body.append(frame)
      return frame
    },
    { address: `${inject('siteUrl')}#/`, ...desktop },
  )
  const frame = required(await element.contentFrame(), 'page in the frame')
  await settle(page, frame)
  return { element, frame }
}

/** Text of a page without its list of sections, whose length depends on what has been laid out. */
export function pageText(frame: Frame): Promise<string | undefined> {
  return frame.evaluate(() => {
    const main = document.querySelector('main')
    const contents = main?.querySelector('nav[aria-label="On this page"]')?.textContent ?? ''
    return main?.textContent.replace(contents, '')
  })
}

/** Makes the window of the frame narrower or wider. @param width in CSS pixels */
export async function setWidth({ element }: OfflineFrame, width: number): Promise<void> {
  await element.evaluate((frame, pixels) => {
    frame.style.width = `${pixels}px`
  }, width)
}

/** Opens a route without a connection, from the page before, and shows all of it. */
export async function openOffline(route: string): Promise<OfflineFrame> {
  installed ??= installOffline()
  const offline = await installed
  await setWidth(offline, desktop.width)
  await goTo(offline.frame.page(), route, offline.frame)
  await scrollToEnd(offline.frame)
  return offline
}

/** Takes the console messages since the last call that occur only with a fault. */
export function takeComplaints({ frame }: OfflineFrame): string[] {
  const taken = unexpectedComplaints(frame.page())
  visitOf(frame.page()).complaints.length = 0
  return taken
}

const tableLinks = 'main a[href^="./data/"][href$=".csv"]'

/** The CSV files that a page offers. */
export const tableFiles = (frame: Frame) => hrefsOf(frame.locator(tableLinks))

/** The CSV files that the page writes without a connection and that are, byte for byte, those of the site. */
export async function identicalDownloads({ frame }: OfflineFrame): Promise<string[]> {
  const same: string[] = []
  for (const link of await frame.locator(tableLinks).all()) {
    const file = (await link.getAttribute('href')) ?? ''
    const downloaded = frame.page().waitForEvent('download', { timeout: 10_000 })
    await link.dispatchEvent('click') // without the position: content that comes near the window may move it
    const written = await (await downloaded).createReadStream().then(text)
    if (written === (await readFile(join(inject('siteFolder'), file), 'utf8'))) same.push(file)
  }
  return same
}
