import type { Page } from 'playwright-core'
import { required } from '../../support/required.ts'

interface Visit {
  /** Console messages, page errors and failed requests so far. */
  readonly complaints: string[]
  /** Complaints that the test itself causes, however late they come. */
  readonly caused: RegExp[]
  /** URLs requested so far. */
  readonly requests: string[]
  /** Pending requests. */
  readonly pending: Set<unknown>
}

const visits = new WeakMap<Page, Visit>()

/** What has been recorded of the visit that a page is on. */
export const visitOf = (page: Page) => required(visits.get(page), 'visit')

/** Records the requests, console messages and errors of each visit of a page. */
function listen(page: Page) {
  const complain = (complaint: string) => visitOf(page).complaints.push(complaint)
  page.on('console', message => complain(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => complain(String(error)))
  page.on('requestfailed', request => {
    visitOf(page).pending.delete(request)
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cancels its requests, and a browser without scripts does not preload them; neither is a
    // failure. Violations of the page's policy are also console errors.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') complain(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', request => {
    visitOf(page).pending.add(request)
    visitOf(page).requests.push(request.url())
  })
  page.on('requestfinished', request => visitOf(page).pending.delete(request))
}

/** Starts a visit, of which nothing is recorded yet. */
export function startVisit(page: Page): void {
  if (!visits.has(page)) listen(page)
  visits.set(page, { complaints: [], caused: [], requests: [], pending: new Set() })
}

/** Accepts complaints that the test causes. */
export const expectComplaints = (page: Page, ...causes: readonly RegExp[]) =>
  visitOf(page).caused.push(...causes)

/** What a browser and React report about a file that cannot be loaded. */
export const lostFiles =
  /^(failed: |error: (Failed to load resource|TypeError: Failed to fetch dynamically imported module))/

/** Complaints that the test has not caused itself. */
export function unexpectedComplaints(page: Page): string[] {
  const { complaints, caused } = visitOf(page)
  return complaints.filter(line => !caused.some(cause => cause.test(line)))
}

/** Cuts the connection. On localhost, a start checks the worker's script and reports that it could not. */
export async function goOffline(page: Page): Promise<void> {
  expectComplaints(page, /offline mode|sw\.js|ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
}

/** Holds requests of a page back. @returns a function that lets them through */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(address, async request => {
    await held
    await request.continue()
  })
  return release
}
