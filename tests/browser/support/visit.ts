import type { Page } from 'playwright-core'

export interface Visit {
  readonly page: Page
  /** Messages of the console, errors of the page and failed requests so far. */
  readonly complaints: string[]
  /** Addresses asked for so far. */
  readonly requests: string[]
  /** Requests that are not answered yet. */
  readonly pending: Set<unknown>
}

/** Notes from now on what a page asks for and complains of. */
export function follow(page: Page): Visit {
  const visit: Visit = { page, complaints: [], requests: [], pending: new Set() }
  page.on('console', message => visit.complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => visit.complaints.push(String(error)))
  page.on('requestfailed', request => {
    visit.pending.delete(request)
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page gives up what it still loads, and a browser without scripts does not preload them: no failure of the
    // site. What the policy of a page forbids is an error in the console, too.
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
