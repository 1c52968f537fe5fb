import type { Browser, CDPSession, Page } from 'playwright-core'

interface Profile {
  /** CPU slowdown factor. */
  readonly cpuFactor: number
  /** Network emulation as in Chrome's developer tools; null for none. */
  readonly network: { readonly latency: number; readonly bytesPerSecond: number } | null
}

/** A good desktop, and a cheap phone with 1.6 Mbit/s and 150 ms round-trip time. */
export const profiles: Readonly<Record<string, Profile>> = {
  fast: { cpuFactor: 1, network: null },
  slow: { cpuFactor: 4, network: { latency: 150, bytesPerSecond: 200_000 } },
}

interface Notes {
  largestContent: number
  layoutShift: number
  blocking: number
  /** Time from the last click to the first paint after the page has changed; NaN until then. */
  answer: number
}

declare global {
  interface Window {
    bench: Notes & { awaitChange(selector: string): void }
  }
  interface PerformanceEntry {
    readonly value?: number
  }
}

/** Injected into the page before its own code. */
function installProbe() {
  const notes = { largestContent: 0, layoutShift: 0, blocking: 0, answer: Number.NaN }
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  note('largest-contentful-paint', ({ startTime }) => (notes.largestContent = startTime))
  note('layout-shift', ({ value = 0 }) => (notes.layoutShift += value))
  note('longtask', ({ duration }) => (notes.blocking += duration - 50))
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
      if (now === '' || now === before || now.includes('Loading...')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (window.bench.answer = performance.now() - pressed)))
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  }
  window.bench = Object.assign(notes, { awaitChange })
}

/** A page in a separate browser profile. */
export class Visit {
  readonly page: Page
  readonly #session: CDPSession
  readonly #url: string

  private constructor(page: Page, session: CDPSession, url: string) {
    this.page = page
    this.#session = session
    this.#url = url
  }

  static async open(browser: Browser, url: string, { cpuFactor, network }: Profile): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addInitScript('globalThis.__name = named => named') // helper that tsx adds to name functions
    await context.addInitScript(installProbe)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuFactor })
    if (network) {
      const { latency, bytesPerSecond: rate } = network
      const conditions = { offline: false, latency, downloadThroughput: rate, uploadThroughput: rate }
      await session.send('Network.emulateNetworkConditions', conditions)
    }
    return new Visit(page, session, url)
  }

  /** Opens a route and waits until requests and painting have settled. */
  async load(route: string): Promise<void> {
    await this.page.goto(`${this.#url}#${route}`, { waitUntil: 'networkidle' })
    await this.page.waitForTimeout(600)
  }

  /** Milliseconds from an action until the selected element has changed and is painted; NaN after 10 seconds. */
  async timeChange(selector: string, act: () => Promise<void>): Promise<number> {
    await this.page.evaluate(text => window.bench.awaitChange(text), selector)
    await act()
    const isAnswered = () => !Number.isNaN(window.bench.answer)
    await this.page.waitForFunction(isAnswered, null, { timeout: 10_000 }).catch(() => {})
    await this.page.waitForTimeout(300)
    return this.page.evaluate(() => window.bench.answer)
  }

  readNotes(): Promise<Notes> {
    return this.page.evaluate(() => ({ ...window.bench }))
  }

  /** Milliseconds of work on the main thread so far. */
  async readWork(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }

  close(): Promise<void> {
    return this.page.context().close()
  }
}
