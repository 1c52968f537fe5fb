import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { goTo } from './move-on.ts'
import { startAgain } from './page.ts'
import { giveBack, takePage } from './page-pool.ts'
import { openProfile, type ProfileOptions, sharedBrowser } from './profile.ts'
import { settle, waitForWorker } from './settle.ts'
import { startVisit, unexpectedComplaints, visitOf } from './visit.ts'

/** Addresses of the site, and of what pages make themselves. */
const ownUrl = /^(http:\/\/(localhost|127\.0\.0\.1):\d+\/|data:|blob:|about:)/

/** The pages that the current test has opened. */
const opened: { readonly page: Page; readonly leave: () => Promise<void> }[] = []

/** Whether the tests of this file go on in the app that an earlier one has started. */
let isAppKept = false

/** Registers the shared browser for a test file. Every visit must end without console messages or requests to other hosts. */
export function shareBrowser(keepsApp = false) {
  beforeAll(() => {
    isAppKept = keepsApp
    return sharedBrowser({ isPainted: false })
  })
  afterEach(async () => {
    const ended = opened.splice(0)
    for (const { leave } of ended) await leave()
    for (const { page } of ended) {
      expect(unexpectedComplaints(page)).toEqual([])
      expect(visitOf(page).requests.filter(url => !ownUrl.test(url))).toEqual([])
    }
  })
}

export interface VisitOptions extends ProfileOptions {
  /** A new profile, for tests that change more than can be reset. */
  isFresh?: boolean
  /** Address of another copy of the site. */
  site?: string
}

/** Shares the browser and the app: for tests of what pages do once they are there, which follow a route instead of starting the site anew. */
export const shareApp = () => shareBrowser(true)

/** Opens a route of the built site, e.g. `#/weapons`, in the empty profile of a light desktop browser, with the worker if it has one. */
export async function openSite(
  route: string,
  { site = inject('siteUrl'), isFresh, ...options }: VisitOptions = {},
): Promise<Page> {
  const isPooled = !isFresh && !options.hasWorker && options.savesData === undefined
  const hasScripts = options.javaScriptEnabled !== false
  const staysInApp = isAppKept && isPooled && hasScripts && site === inject('siteUrl')
  const page = await (isPooled ? takePage(options) : openProfile(options))
  startVisit(page)
  opened.push({
    page,
    leave: () => (isPooled ? giveBack(page, options, staysInApp) : page.context().close()),
  })
  if (staysInApp && page.url().startsWith(site)) await goTo(page, route)
  else await startAgain(page, route, site)
  if (hasScripts) await settle(page)
  if (options.hasWorker && !options.savesData) await waitForWorker(page)
  return page
}
