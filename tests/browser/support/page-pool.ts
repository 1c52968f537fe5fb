import type { Browser, Page } from 'playwright-core'

/** What a visit asks of its page; the same profile serves all of it. */
export interface PageOptions {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  permissions?: string[]
}

/**
 * Pages that take one visit after another. A new page costs a new process, which takes longer than most tests;
 * an emptied one does the same, for all that the site can remember is taken from it.
 */
export class PagePool {
  readonly #browser: Browser
  readonly #idle: Page[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A page without history of ours: an idle one, or a new one in a profile of its own. */
  async take({ viewport, colorScheme = 'light', permissions = [] }: PageOptions): Promise<Page> {
    const page = this.#idle.pop() ?? (await this.#open())
    await page.setViewportSize(viewport ?? { width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme, media: null })
    await page.context().grantPermissions(permissions)
    return page
  }

  /** Empties a page: its storage, its settings, what listens to it and where the pointer is. */
  async giveBack(page: Page): Promise<void> {
    for (const event of ['console', 'pageerror', 'requestfailed', 'request', 'load'] as const)
      page.removeAllListeners(event)
    const context = page.context()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await page.mouse.move(0, 0)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('about:blank')
    this.#idle.push(page)
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext()
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    return context.newPage()
  }
}
