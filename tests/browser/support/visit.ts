import type { Page } from 'playwright-core'

export interface Visit {
  readonly page: Page
  /** Console messages, page errors and failed requests so far. */
  readonly complaints: string[]
  /** Complaints that the test itself causes, however late they come. */
  readonly caused: RegExp[]
  /** URLs requested so far. */
  readonly requests: string[]
  /** Pending requests. */
  readonly pending: Set<unknown>
}

/** Records the requests, console messages and errors of a page from now on. */
export function follow(page: Page): Visit {
  const visit: Visit = { page, complaints: [], caused: [], requests: [], pending: new Set() }
  page.on('console', message => visit.complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => visit.complaints.push(String(error)))
  page.on('requestfailed', request => {
    visit.pending.delete(request)
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cancels its requests, and a browser without scripts does not preload them; neither is a
    // failure. Violations of the page's policy are also console errors.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      visit.complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', request => {
    visit.pending.add(request)
    visit.requests.push(request.url())
  })
  page.on('requestfinished', request => visit.pending.delete(request))
  return visit
}

/** What a browser and React report about a file that cannot be loaded. */
export const lostFiles =
  /^(failed: |error: (Failed to load resource|TypeError: Failed to fetch dynamically imported module))/

/** Complaints that the test has not caused itself. */
export function unexpectedComplaints({ complaints, caused }: Visit): string[] {
  return complaints.filter(line => !caused.some(cause => cause.test(line)))
}

/** Cuts the connection. On localhost, a start checks the worker's script and reports that it could not. */
export async function goOffline({ page, caused }: Visit): Promise<void> {
  caused.push(/offline mode|sw\.js|ERR_INTERNET_DISCONNECTED/)
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
