import { afterEach, beforeAll, expect, inject } from 'vitest'
import { goTo } from './move-on.ts'
import { startAgain } from './page.ts'
import { PagePool } from './page-pool.ts'
import { openProfile, type ProfileOptions, sharedBrowser } from './profile.ts'
import { settle } from './settle.ts'
import { follow, unexpectedComplaints, type Visit } from './visit.ts'

/** Addresses of the site, and of what pages make themselves. */
const ownUrl = /^(http:\/\/(localhost|127\.0\.0\.1):\d+\/|data:|blob:|about:)/

const pool = new PagePool(openProfile)
const visits: (Visit & { readonly leave: () => Promise<void> })[] = []

/** Whether the tests of this file go on in the app that an earlier one has started. */
let isAppKept = false

interface FileOptions {
  /** For tests of what pages do once they are there: they follow a route instead of starting the site anew. */
  isAppKept?: boolean
}

/** Registers the shared browser for a test file. Every visit must end without console messages or requests to other hosts. */
export function shareBrowser(file: FileOptions = {}) {
  beforeAll(() => {
    isAppKept = file.isAppKept ?? false
    return sharedBrowser({ isPainted: false })
  })
  afterEach(async () => {
    const ended = visits.splice(0)
    for (const { leave } of ended) await leave()
    for (const visit of ended) {
      expect(unexpectedComplaints(visit)).toEqual([])
      expect(visit.requests.filter(url => !ownUrl.test(url))).toEqual([])
    }
  })
}

/** A page in its own profile that stays open after a test; the caller checks its console messages. */
export async function openLasting(options: ProfileOptions): Promise<Visit> {
  return follow(await openProfile(options))
}

export interface VisitOptions extends ProfileOptions {
  /** A new profile, for tests that change more than can be reset. */
  isFresh?: boolean
  /** Address of another copy of the site. */
  site?: string
}

/** Opens a route of the built site, e.g. `#/weapons`, in the empty profile of a light desktop browser. */
export async function openSite(
  route: string,
  { site = inject('siteUrl'), isFresh, ...options }: VisitOptions = {},
): Promise<Visit> {
  const isPooled = !isFresh && !options.hasWorker && options.savesData === undefined
  const hasScripts = options.javaScriptEnabled !== false
  const staysInApp = isAppKept && isPooled && hasScripts && site === inject('siteUrl')
  const page = await (isPooled ? pool.take(options) : openProfile(options))
  const visit = follow(page)
  visits.push({
    ...visit,
    leave: () => (isPooled ? pool.giveBack(page, options, staysInApp) : page.context().close()),
  })
  if (staysInApp && page.url().startsWith(site)) await goTo(visit, route)
  else await startAgain(page, route, site)
  if (hasScripts) await settle(visit)
  return visit
}
