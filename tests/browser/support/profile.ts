import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../../../scripts/dev/launch-browser.ts'
import { noteFirstScreens } from './first-screen.ts'
import { desktop } from './page.ts'
import { startVisit } from './visit.ts'

/**
 * Disables painting, which takes a quarter of the time of a visit; layout still runs. The other flags repeat
 * the driver's defaults, as this list replaces them.
 */
const unpainted =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,' +
  'acceleratedCompositingEnabled=false'

/** Browsers by whether they paint, for all files of a worker, which share this module. */
const browsers = new Map<boolean, Promise<Browser>>()

/** Requests frames: without them, a browser that does not paint never becomes idle. */
function askForFrames() {
  if (location.protocol !== 'about:') setInterval(() => requestAnimationFrame(() => undefined), 100)
}

/** The shared browser of this kind, started on first use. */
export function sharedBrowser({ isPainted }: { isPainted: boolean }): Promise<Browser> {
  const browser = browsers.get(isPainted) ?? launchBrowser('lean', isPainted ? [] : [unpainted])
  browsers.set(isPainted, browser)
  return browser
}

export interface ProfileOptions extends BrowserContextOptions {
  /** Lets the site install its offline worker, which then loads every file of the site. */
  hasWorker?: boolean
  /** A browser that paints: for tests of images, and of the wheel, which needs painted content. */
  isPainted?: boolean
  /** Enables Data Saver, except with a worker, as visits would otherwise wait for prefetched files. */
  savesData?: boolean
}

export async function openProfile(given: ProfileOptions): Promise<Page> {
  const { hasWorker, isPainted = false, savesData = !hasWorker, ...options } = given
  if (browsers.size === 0) throw new Error('the file has not called shareBrowser')
  const browser = await sharedBrowser({ isPainted })
  const context = await browser.newContext({ viewport: desktop, ...options })
  if (!isPainted) await context.addInitScript(askForFrames)
  if (!hasWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    )
  await noteFirstScreens(context)
  const page = await context.newPage()
  startVisit(page)
  return page
}
