import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'
import type { Visit } from './support/visit.ts'

shareBrowser()

const notice = (page: Page) => page.getByText('This could not be loaded.')

/** Expected messages: of the browser about the missing code, and of React about the error that was caught. */
function expectNoError({ complaints }: Visit) {
  expect(
    complaints.filter(
      text =>
        !/^(failed: |error: (Failed to load resource|TypeError: Failed to fetch dynamically))/.test(text),
    ),
  ).toEqual([])
  complaints.length = 0
}

describe('code that cannot be loaded', () => {
  it('is reported by the search', async () => {
    const visit = await openSite('#/weapons')
    const { page } = visit
    await page.route('**/SearchDialog-*.js', route => route.abort())
    // On a busy machine, a click once did not reach the page, and no code was requested. The effect of one
    // click is tested with the search.
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

  it('is not reported if it only installs the offline worker', async () => {
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
