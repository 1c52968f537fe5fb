import type { Browser, Page } from 'playwright-core'
import { noteFirstScreens } from './first-screen.ts'

/**
 * Pages that take one visit after another. A new page costs a new process, which takes longer than most visits;
 * an emptied one does the same, for all that the site can remember is taken from it.
 */
export class PagePool {
  readonly #browser: Browser
  readonly #idle: Page[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A page of a light desktop without anything of the site: an idle one, or a new one in a profile of its own. */
  async take(): Promise<Page> {
    const page = this.#idle.pop() ?? (await this.#open())
    await page.emulateMedia({ colorScheme: 'light' })
    return page
  }

  /** Empties a page, its storage and what listens to it. */
  async giveBack(page: Page): Promise<void> {
    for (const event of ['console', 'pageerror', 'requestfailed', 'request', 'requestfinished'] as const)
      page.removeAllListeners(event)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('about:blank')
    this.#idle.push(page)
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await noteFirstScreens(context)
    return context.newPage()
  }
}
