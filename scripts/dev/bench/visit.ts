import type { Browser } from 'playwright-core'

/** Processor and network: a good desktop, and a cheap phone with 1.6 Mbit/s and 150 ms round-trip time. */
export const profiles = { fast: { cpuFactor: 1, isMobile: false }, slow: { cpuFactor: 4, isMobile: true } }

declare global {
  interface Window {
    bench: { largest: number; shift: number; blocking: number; answer: number; await(selector: string): void }
  }
  interface PerformanceEntry {
    readonly value?: number
  }
}

/** Injected into the page before its own code. */
function installProbe() {
  /** Times the next click or key until the selected element has changed and is painted. */
  const awaitChange = (selector: string) => {
    notes.answer = Number.NaN
    let pressed = Number.NaN
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, event => (pressed = event.timeStamp), { capture: true, once: true })
    const look = () => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join()
    const before = look()
    const observer = new MutationObserver(() => {
      const now = look()
      if (now === '' || now === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (notes.answer = performance.now() - pressed)))
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  }
  const notes = { largest: 0, shift: 0, blocking: 0, answer: Number.NaN, await: awaitChange }
  window.bench = notes
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  note('largest-contentful-paint', ({ startTime }) => (notes.largest = startTime))
  note('layout-shift', ({ value = 0 }) => (notes.shift += value))
  note('longtask', ({ duration }) => (notes.blocking += duration - 50))
}

/** Opens a page in a browser profile of its own. */
export async function openVisit(browser: Browser, url: string, profile: (typeof profiles)['fast']) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript('globalThis.__name = named => named') // helper that tsx adds to name functions
  await context.addInitScript(installProbe)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuFactor })
  const rate = { downloadThroughput: 200_000, uploadThroughput: 200_000 }
  if (profile.isMobile)
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...rate })
  return {
    page,
    /** Opens a route and waits until it has settled. */
    async load(route: string) {
      await page.goto(`${url}#${route}`, { waitUntil: 'networkidle' })
      await page.waitForTimeout(600)
    },
    /** Milliseconds from an action until the selected element has changed and is painted; NaN after 10 seconds. */
    async timeChange(selector: string, act: () => Promise<void>): Promise<number> {
      await page.evaluate(text => window.bench.await(text), selector)
      await act()
      const isAnswered = () => !Number.isNaN(window.bench.answer)
      await page.waitForFunction(isAnswered, null, { timeout: 10_000 }).catch(() => {})
      await page.waitForTimeout(300)
      return page.evaluate(() => window.bench.answer)
    },
    /** Milliseconds of work on the main thread so far. */
    async readWork() {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
    },
    close: () => context.close(),
  }
}

/** What is measured of a route, in a fresh profile: figures by their names. */
type Measure = (
  visit: Awaited<ReturnType<typeof openVisit>>,
  route: string,
) => Promise<Readonly<Record<string, number>>>

export const series: Readonly<Record<string, Measure>> = {
  /** A first visit with nothing cached. */
  async load(visit, route) {
    await visit.load(route)
    const { largest, blocking, shift } = await visit.page.evaluate(() => ({ ...window.bench, await: null }))
    const work = await visit.readWork()
    return { 'largest content, ms': largest, 'blocking, ms': blocking, 'main thread, ms': work, shift }
  },
  /** From the overview to a page by its link, twice. */
  async click(visit, route) {
    if (route === '/') return {}
    await visit.load('/')
    const follow = (to: string) =>
      visit.timeChange('main article h1', () => visit.page.locator(`nav a[href="#${to}"]`).first().click())
    const first = await follow(route)
    await follow('/')
    return { 'first click, ms': first, 'second click, ms': await follow(route) }
  },
  /** A header that sorts a table, and letters typed into its filter. */
  async table({ load, page, timeChange }, route) {
    await load(route)
    const header = page.locator('main thead th:nth-child(2) button').first()
    const filter = page.locator('main input[type="search"]').first()
    if ((await header.count()) + (await filter.count()) < 2) return {}
    const sort = await timeChange('main tbody', () => header.click())
    await filter.focus()
    const keys: Record<string, number> = {}
    for (const key of 'car')
      keys[`key ${key}, ms`] = await timeChange('main tbody', () => page.keyboard.press(key))
    return { 'header → rows, ms': sort, ...keys }
  },
}
