import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { PagePool } from './page-pool.ts'

export interface Visit {
  readonly page: Page
  /** Messages of the console, errors of the page and failed requests so far. */
  readonly complaints: string[]
  /** Addresses asked for so far. */
  readonly requests: string[]
  /** Requests that are not answered yet. */
  readonly pending: Set<unknown>
}

let browser: Browser
let pool: PagePool
const visits: (Visit & { readonly leave: () => Promise<void> })[] = []

/** Registers the shared browser for a test file, and that every visit must end without complaint or foreign request. */
export function shareBrowser() {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'))
    pool = new PagePool(browser)
  })
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
  afterAll(() => browser.close())
}

export interface VisitOptions extends BrowserContextOptions {
  /** Lets the site install its offline worker, which then loads every file of the site. */
  hasWorker?: boolean
  /** Takes a page that an earlier visit has left, emptied, which is quicker than a fresh profile. */
  isTour?: boolean
  /** The reader's browser asks sites to save data. */
  savesData?: boolean
  /** Address of another copy of the site. */
  site?: string
}

async function openProfile({ hasWorker, savesData, ...options }: VisitOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  if (!hasWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    )
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

/** Opens a route of the built site, e.g. `#/weapons`, in the empty profile of a desktop browser. */
export async function openSite(
  route: string,
  { isTour = false, site = inject('siteUrl'), ...options }: VisitOptions = {},
): Promise<Visit> {
  const page = isTour ? await pool.take() : await openProfile(options)
  const visit = follow(page)
  visits.push({ ...visit, leave: () => (isTour ? pool.giveBack(page) : page.context().close()) })
  await page.goto(site + route)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return visit
}

function waitUntilLoaded(frame: Frame) {
  return frame.waitForFunction(() => {
    const main = document.querySelector('main')
    return main?.querySelector('h1') && !main.textContent?.includes('Loading...')
  })
}

/** Goes on to another route in the same page, as a press on a link does, and waits until it is there. */
export async function goTo({ page }: Visit, route: string): Promise<void> {
  await page.evaluate(hash => {
    window.location.hash = hash
  }, route)
  await waitUntilLoaded(page.mainFrame())
}

function drawTwice(frame: Frame) {
  return frame.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Waits until the page is drawn and everything that it asked for so far is there. */
export async function settle({ page, pending }: Visit): Promise<void> {
  await waitUntilLoaded(page.mainFrame())
  await drawTwice(page.mainFrame())
  await vi.waitUntil(() => pending.size === 0, { interval: 10, timeout: 10_000 })
}

/** Scrolls to the end, so that what loads when the reader comes near is there too. */
export async function showAll(frame: Frame): Promise<void> {
  await waitUntilLoaded(frame)
  await frame.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await drawTwice(frame)
  await waitUntilLoaded(frame)
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
