import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { documentName, pathOf } from '../../../src/shared/route.ts'
import { installProbe } from './probe.ts'
import type { Profile } from './profiles.ts'
import type { SiteServer } from './site-server.ts'

/** A built site that answers for one profile. */
export interface Site {
  readonly browser: Browser
  readonly server: SiteServer
  readonly profile: Profile
}

/** The name stands for this machine (see the flags of the browser); localhost would make the site check its worker. */
export const hostName = 'site.test'

/** How long nothing may happen before a page counts as idle. */
const quietMs = 600

/** How long a reader with a mouse rests on what is pressed next. */
const restMs = 300

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** One open page in a fresh profile of the browser. */
export class Visit {
  readonly page: Page
  readonly #site: Site
  readonly #session: CDPSession

  private constructor(page: Page, site: Site, session: CDPSession) {
    this.page = page
    this.#site = site
    this.#session = session
  }

  /** @param context goes on with an earlier visit; without it the visit is the first one, without anything cached */
  static async open(
    site: Site,
    { hasWorker = false, context }: { hasWorker?: boolean; context?: BrowserContext } = {},
  ) {
    const home = context ?? (await site.browser.newContext({ viewport: { width: 1280, height: 900 } }))
    if (!context) {
      await home.addInitScript(installProbe)
      if (!hasWorker)
        await home.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    }
    const page = await home.newPage()
    const session = await home.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: site.profile.cpuFactor })
    return new Visit(page, site, session)
  }

  async load(route: string): Promise<void> {
    await this.page.goto(`${this.#home}#${route}`)
  }

  /**
   * Loads the static document of a route with all scripts switched off, and waits until the page is idle.
   * @returns whether the site has such a document
   */
  async loadWithoutScripts(route: string): Promise<boolean> {
    await this.#session.send('Emulation.setScriptExecutionDisabled', { value: true })
    const answer = await this.page.goto(`${this.#home}${documentName(pathOf(route))}.html`)
    await pause(quietMs)
    await this.#session.send('Emulation.setScriptExecutionDisabled', { value: false })
    await this.page.evaluate(installProbe) // the browser has kept what it is to note
    await this.waitUntilIdle()
    return answer?.ok() ?? false
  }

  get #home() {
    return `https://${hostName}:${this.#site.server.port}/`
  }

  /**
   * Waits until the page has been quiet for a while from now on: what has just begun on a slow line is not heard of yet. The
   * installation of the worker does not count.
   */
  async waitUntilIdle(): Promise<void> {
    const begin = await this.page.evaluate(() => performance.now())
    for (;;) {
      await pause(200)
      const quiet = await this.page.evaluate(
        from =>
          document.readyState === 'complete'
            ? performance.now() - Math.max(from, window.benchProbe.lastEvent)
            : 0,
        begin,
      )
      if (quiet > quietMs) return
    }
  }

  /** Waits until the worker answers for the page and asks for nothing more. */
  async waitForWorker(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
      timeout: 180_000,
    })
    const { server } = this.#site
    for (let seen = -1; seen !== server.answers.length || server.isBusy(); await pause(quietMs))
      seen = server.answers.length
  }

  /** Milliseconds of work on the main thread so far, loading included. */
  async readWork(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
    if (seconds === undefined) throw new Error('the browser does not tell how long it worked')
    return seconds * 1000
  }

  /** Moves the pointer to the list of pages, as every reader does before a press: to another link than that. */
  async pointAtPages(): Promise<void> {
    await this.page.locator('nav a[href$="#/corrections"]').first().hover()
  }

  /** Moves the pointer onto what a selector names and rests there, as every reader with a mouse does before a press. */
  async restOn(selector: string): Promise<void> {
    const { x, y } = await this.#middleOf(selector)
    await this.page.mouse.move(x, y)
    await pause(restMs)
  }

  /** Presses the middle of what a selector names, without resting on it first. */
  async press(selector: string): Promise<void> {
    const { x, y } = await this.#middleOf(selector)
    await this.page.mouse.click(x, y)
  }

  async #middleOf(selector: string): Promise<{ x: number; y: number }> {
    const target = this.page.locator(selector).first()
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`nothing to press: ${selector}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Milliseconds between the last press and the paint of what it brought. */
  readAnswer(): Promise<number> {
    return this.page.evaluate(() => window.benchProbe.answer)
  }

  close(): Promise<void> {
    return this.page.context().close()
  }
}
