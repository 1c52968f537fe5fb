import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

export interface Visit {
  readonly page: Page
  /** Messages of the console, errors of the page and failed requests so far. */
  readonly complaints: string[]
  /** Addresses asked for so far. */
  readonly requests: string[]
}

let browser: Browser
const visits: Visit[] = []

/** Registers the shared browser for a test file, and that every visit must end without complaint or foreign request. */
export function shareBrowser() {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'))
  })
  afterEach(async () => {
    for (const { page, complaints, requests } of visits.splice(0)) {
      await page.context().close()
      expect(complaints).toEqual([])
      expect(
        requests.filter(url => !/^(http:\/\/(localhost|127\.0\.0\.1):\d+\/|data:|blob:)/.test(url)),
      ).toEqual([])
    }
  })
  afterAll(() => browser.close())
}

export interface VisitOptions extends BrowserContextOptions {
  /** Lets the site install its offline worker, which then loads every file of the site. */
  hasWorker?: boolean
  /** The reader's browser asks sites to save data. */
  savesData?: boolean
  /** Address of another copy of the site. */
  site?: string
}

/** Opens a route of the built site, e.g. `#/weapons`, in a fresh profile of a desktop browser. */
export async function openSite(
  route: string,
  { hasWorker = false, savesData = false, site = inject('siteUrl'), ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  if (!hasWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    )
  const page = await context.newPage()
  const visit: Visit = { page, complaints: [], requests: [] }
  visits.push(visit)
  page.on('console', message => visit.complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => visit.complaints.push(String(error)))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page gives up what it still loads: no failure of the site.
    if (reason !== 'net::ERR_ABORTED') visit.complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', request => visit.requests.push(request.url()))
  await page.goto(site + route)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return visit
}

function waitUntilLoaded(page: Page) {
  return page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main?.querySelector('h1') && !main.textContent?.includes('Loading...')
  })
}

/** Goes on to another route in the same page, as a press on a link does, and waits until it is there. */
export async function goTo({ page }: Visit, route: string): Promise<void> {
  await page.evaluate(hash => {
    window.location.hash = hash
  }, route)
  await waitUntilLoaded(page)
}

/** Scrolls to the end, so that what loads when the reader comes near is there too. */
export async function showAll({ page }: Visit): Promise<void> {
  await page.evaluate(
    () =>
      new Promise(resolve => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  await waitUntilLoaded(page)
}

/** Waits until the offline worker is installed and answers for this page. */
export async function waitForWorker({ page }: Visit): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 50))
  })
}
