import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'
import type { Visit } from './support/visit.ts'

shareBrowser()

const notice = (page: Page) => page.getByText('This could not be loaded.')

/** That the browser tells of what did not come, and React of the error that a part of the page caught: none is left unheard. */
function expectNoError({ complaints }: Visit) {
  expect(
    complaints.filter(
      text =>
        !/^(failed: |error: (Failed to load resource|TypeError: Failed to fetch dynamically))/.test(text),
    ),
  ).toEqual([])
  complaints.length = 0
}

describe('code that does not come', () => {
  it('is reported by the search', async () => {
    const visit = await openSite('#/weapons')
    const { page } = visit
    await page.route('**/SearchDialog-*.js', route => route.abort())
    // Once, on a busy machine, a press did not come to the page: no code was asked for. What one press does is tested with
    // the search.
    await expect
      .poll(async () => {
        await page.keyboard.press('/')
        return notice(page).count()
      })
      .toBe(1)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => notice(page).count()).toBe(0)
    expectNoError(visit)
  })

  it('is reported by a download that the page would create', async () => {
    const visit = await openSite('#/weapons')
    const { page } = visit
    await page.route('**/rowsText-*.js', route => route.abort())
    await page.getByRole('link', { name: 'Download these rows as CSV' }).click()
    await notice(page).waitFor()
    expectNoError(visit)
  })

  it('is done without by what keeps the site for reading offline', async () => {
    const visit = await openSite('#/weapons')
    const { page } = visit
    await page.route('**/registerWorker-*.js', route => route.abort())
    await Promise.all([
      page.waitForEvent('requestfailed', request => request.url().includes('registerWorker')),
      page.reload(),
    ])
    await page.waitForTimeout(300)
    expect(await notice(page).count()).toBe(0)
    expectNoError(visit)
  })
})
