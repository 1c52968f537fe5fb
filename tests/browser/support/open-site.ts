import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { launchBrowser } from '../../../scripts/browser/launch-browser.ts'
import { noteFirstScreens } from './first-screen.ts'
import { desktop, PagePool } from './page-pool.ts'

export interface Visit {
  readonly page: Page
  /** Messages of the console, errors of the page and failed requests so far. */
  readonly complaints: string[]
  /** Addresses asked for so far. */
  readonly requests: string[]
  /** Requests that are not answered yet. */
  readonly pending: Set<unknown>
}

/**
 * Lays pages out and hands nothing on to be painted, which takes a quarter of the time of a visit and is seen by nobody.
 * The other settings are those that the driver gives: a second list takes the place of the first.
 */
const unpainted =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,' +
  'acceleratedCompositingEnabled=false'

/** Browsers by whether they paint, for all files of a worker, which share this module. */
const browsers = new Map<boolean, Promise<Browser>>()
const pool = new PagePool(openProfile)
const visits: (Visit & { readonly leave: () => Promise<void> })[] = []

/** Asks for frames, which nothing else may do: without them a browser that does not paint never says that it is idle. */
function askForFrames() {
  if (location.protocol !== 'about:') setInterval(() => requestAnimationFrame(() => undefined), 100)
}

function shareOne(isPainted: boolean): Promise<Browser> {
  const browser = browsers.get(isPainted) ?? launchBrowser('lean', isPainted ? [] : [unpainted])
  browsers.set(isPainted, browser)
  return browser
}

/** Registers the shared browser for a test file, and that every visit must end without complaint or foreign request. */
export function shareBrowser() {
  beforeAll(() => shareOne(false))
  afterEach(async () => {
    const ended = visits.splice(0)
    for (const { leave } of ended) await leave()
    for (const { complaints, requests } of ended) {
      expect(complaints).toEqual([])
      expect(
        requests.filter(url => !/^(http:\/\/(localhost|127\.0\.0\.1):\d+\/|data:|blob:|about:)/.test(url)),
      ).toEqual([])
    }
  })
}

export interface VisitOptions extends BrowserContextOptions {
  /** Lets the site install its offline worker, which then loads every file of the site. */
  hasWorker?: boolean
  /** A profile that no other visit has had: for tests that change more of it than can be taken back. */
  isFresh?: boolean
  /** In a browser that paints: for tests of pictures, and of the wheel, which moves what is painted. */
  isPainted?: boolean
  /** The reader's browser asks sites to save data; it does not with a worker. Visits would wait for what loads ahead. */
  savesData?: boolean
  /** Address of another copy of the site. */
  site?: string
}

async function openProfile(given: VisitOptions): Promise<Page> {
  const { hasWorker, isPainted = false, savesData = !hasWorker, ...options } = given
  if (browsers.size === 0) throw new Error('the file has not called shareBrowser')
  const browser = await shareOne(isPainted)
  const context = await browser.newContext({ viewport: desktop, ...options })
  if (!isPainted) await context.addInitScript(askForFrames)
  if (!hasWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    )
  await noteFirstScreens(context)
  return context.newPage()
}

function follow(page: Page): Visit {
  const visit: Visit = { page, complaints: [], requests: [], pending: new Set() }
  page.on('console', message => visit.complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => visit.complaints.push(String(error)))
  page.on('requestfailed', request => {
    visit.pending.delete(request)
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page gives up what it still loads: no failure of the site.
    if (reason !== 'net::ERR_ABORTED') visit.complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', request => {
    visit.pending.add(request)
    visit.requests.push(request.url())
  })
  page.on('requestfinished', request => visit.pending.delete(request))
  return visit
}

/** A page in a profile of its own that stays when a test ends; what it complains of is left to the caller. */
export async function openLasting(options: VisitOptions): Promise<Visit> {
  return follow(await openProfile(options))
}

/** Opens a route of the built site, e.g. `#/weapons`, in the empty profile of a light desktop browser. */
export async function openSite(
  route: string,
  { site = inject('siteUrl'), isFresh, ...options }: VisitOptions = {},
): Promise<Visit> {
  const isOwn = isFresh || options.hasWorker || options.savesData !== undefined
  const page = await (isOwn ? openProfile(options) : pool.take(options))
  const visit = follow(page)
  visits.push({ ...visit, leave: () => (isOwn ? page.context().close() : pool.giveBack(page, options)) })
  await page.goto(site + route)
  if (options.javaScriptEnabled !== false) await settle(visit)
  return visit
}

function waitUntilLoaded(frame: Frame) {
  return frame.waitForFunction(() => {
    const main = document.querySelector('main')
    const heading = main?.querySelector('h1')
    if (document.documentElement.dataset.painted !== 'app' || !heading) return false
    // What a static page shows looks the same before React answers for it, and hears nothing yet.
    const isAlive = Object.keys(heading).some(key => key.startsWith('__reactFiber'))
    const lacksRows = document.querySelector('tbody[class*="_rest_"]') !== null
    return isAlive && !lacksRows && !main?.textContent?.includes('Loading...')
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
