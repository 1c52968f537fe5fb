import type { BrowserContextOptions, Page } from 'playwright-core'

/** Size of a window in CSS pixels, unless a test wants another. */
export const desktop = { width: 1280, height: 900 }

/** Key of a profile: the options that cannot be changed later. */
function keyOf({ viewport, colorScheme, permissions, ...lasting }: BrowserContextOptions): string {
  return JSON.stringify(lasting)
}

/** Forgets what the site has stored. Runs inside the page. @returns whether there was something */
function clearStorage(): boolean {
  const isChanged = localStorage.length + sessionStorage.length > 0
  localStorage.clear()
  sessionStorage.clear()
  return isChanged
}

/** Goes to an address without a page, which closes whatever the page has opened. Runs inside the page. */
function leavePage(): void {
  window.location.hash = '#/nothing'
}

/**
 * A pool of pages that are reused between visits. A new profile starts a process, which takes longer than
 * most visits; a reset page has no stored state of the site, so it is equivalent.
 */
export class PagePool {
  readonly #open: (options: BrowserContextOptions) => Promise<Page>
  /** Reset pages by profile. */
  readonly #idle = new Map<string, Page[]>()

  constructor(open: (options: BrowserContextOptions) => Promise<Page>) {
    this.#open = open
  }

  /** A page without state of the site, with these options: reset or new. */
  async take(options: BrowserContextOptions): Promise<Page> {
    const page = this.#idle.get(keyOf(options))?.pop() ?? (await this.#open(options))
    const { viewport, colorScheme, permissions } = options
    if (viewport) await page.setViewportSize(viewport)
    if (colorScheme) await page.emulateMedia({ colorScheme })
    if (permissions) await page.context().grantPermissions(permissions)
    return page
  }

  /** Resets a page taken with these options: storage and settings of the test. */
  async giveBack(page: Page, options: BrowserContextOptions, staysInApp: boolean): Promise<void> {
    const context = page.context()
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll()
    const isChanged = options.javaScriptEnabled !== false && (await page.evaluate(clearStorage))
    if (staysInApp && !isChanged) await page.evaluate(leavePage)
    else await page.goto('about:blank')
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
