import type { BrowserContextOptions, Page } from 'playwright-core'
import { desktop, typeHash } from './page.ts'
import { openProfile } from './profile.ts'

/**
 * Reset pages by profile, reused between visits. A new profile starts a process, which takes longer than
 * most visits; a reset page has no stored state of the site, so it is equivalent.
 */
const idle = new Map<string, Page[]>()

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

/** A page without state of the site, with these options: reset or new. */
export async function takePage(options: BrowserContextOptions): Promise<Page> {
  const page = idle.get(keyOf(options))?.pop() ?? (await openProfile(options))
  const { viewport, colorScheme, permissions } = options
  if (viewport) await page.setViewportSize(viewport)
  if (colorScheme) await page.emulateMedia({ colorScheme })
  if (permissions) await page.context().grantPermissions(permissions)
  return page
}

/** Resets a page taken with these options: storage and settings of the test. In the app, a page of another address closes whatever is open. */
export async function giveBack(
  page: Page,
  options: BrowserContextOptions,
  staysInApp: boolean,
): Promise<void> {
  const context = page.context()
  // A tab that is closed while it opens may never answer: 11 of 300 on a busy machine, but none of 200 contexts.
  if (context.pages().length > 1) return context.close()
  await page.unrouteAll()
  const isChanged = options.javaScriptEnabled !== false && (await page.evaluate(clearStorage))
  if (staysInApp && !isChanged) await typeHash(page, '#/nothing')
  else await page.goto('about:blank')
  await page.mouse.move(0, 0)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: null, media: null, reducedMotion: null })
  await page.setViewportSize(desktop)
  await context.clearPermissions()
  const key = keyOf(options)
  idle.set(key, [...(idle.get(key) ?? []), page])
}
