import type { BrowserContextOptions, Page } from 'playwright-core'

/** Size of a window in CSS pixels, unless a test wants another. */
export const desktop = { width: 1280, height: 900 }

const events = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
] as const

/**
 * Pages that take one visit after another. A profile with a page costs a new process, which takes longer than most visits;
 * an emptied one does the same, for all that the site can remember is taken from it.
 */
export class PagePool {
  readonly #open: (options: BrowserContextOptions) => Promise<Page>
  /** Emptied pages by the options of their profile. */
  readonly #idle = new Map<string, Page[]>()

  constructor(open: (options: BrowserContextOptions) => Promise<Page>) {
    this.#open = open
  }

  /** A page without anything of the site in a profile of such options: an emptied one, or a new one. */
  async take(options: BrowserContextOptions): Promise<Page> {
    return this.#idle.get(JSON.stringify(options))?.pop() ?? (await this.#open(options))
  }

  /** Empties a page that was taken with these options: its storage, what listens to it and how the test has set it up. */
  async giveBack(page: Page, options: BrowserContextOptions): Promise<void> {
    const context = page.context()
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of events) page.removeAllListeners(event)
    await page.unrouteAll()
    if (options.javaScriptEnabled !== false)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    await page.goto('about:blank')
    await page.mouse.move(0, 0)
    await page.emulateMedia({
      colorScheme: options.colorScheme ?? 'light',
      forcedColors: null,
      media: null,
      reducedMotion: null,
    })
    await page.setViewportSize(options.viewport ?? desktop)
    await context.clearPermissions()
    if (options.permissions) await context.grantPermissions(options.permissions)
    const key = JSON.stringify(options)
    this.#idle.set(key, [...(this.#idle.get(key) ?? []), page])
  }
}
