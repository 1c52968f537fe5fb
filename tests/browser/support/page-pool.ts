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

/** A word for a profile: those of its options that cannot be set later. */
function keyOf({ viewport, colorScheme, permissions, ...lasting }: BrowserContextOptions): string {
  return JSON.stringify(lasting)
}

/**
 * Pages that take one visit after another. A profile with a page costs a new process, which takes longer than most visits;
 * an emptied one does the same, for all that the site can remember is taken from it.
 */
export class PagePool {
  readonly #open: (options: BrowserContextOptions) => Promise<Page>
  /** Emptied pages by their profiles. */
  readonly #idle = new Map<string, Page[]>()

  constructor(open: (options: BrowserContextOptions) => Promise<Page>) {
    this.#open = open
  }

  /** A page without anything of the site, with such options: an emptied one, or a new one. */
  async take(options: BrowserContextOptions): Promise<Page> {
    const page = this.#idle.get(keyOf(options))?.pop() ?? (await this.#open(options))
    const { viewport, colorScheme, permissions } = options
    if (viewport) await page.setViewportSize(viewport)
    if (colorScheme) await page.emulateMedia({ colorScheme })
    if (permissions) await page.context().grantPermissions(permissions)
    return page
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
      colorScheme: 'light',
      forcedColors: null,
      media: null,
      reducedMotion: null,
    })
    await page.setViewportSize(desktop)
    await context.clearPermissions()
    const key = keyOf(options)
    this.#idle.set(key, [...(this.#idle.get(key) ?? []), page])
  }
}
