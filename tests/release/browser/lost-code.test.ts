import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { buttonIn, linkIn, searchField, waitUntilGone } from '../../browser/support/page.ts'
import { settle } from '../../browser/support/settle.ts'
import { lostFiles, type Visit } from '../../browser/support/visit.ts'

shareBrowser()

const notice = (page: Page) => page.getByText('This could not be loaded.')

/** Opens the weapons without a file. It is reloaded, as the browser may have the file in memory from another visit. */
async function openWithout(file: string): Promise<Visit> {
  const visit = await openSite('#/weapons')
  visit.caused.push(lostFiles)
  await visit.page.route(file, route => route.abort())
  await visit.page.reload()
  await settle(visit)
  return visit
}

describe('code that cannot be loaded', () => {
  it('is reported by the search, which can try again', async () => {
    const search = '**/SearchDialog-*.js'
    const visit = await openWithout(search)
    const { page } = visit
    await page.keyboard.press('/')
    await notice(page).waitFor()
    await buttonIn(page, 'Close').click()
    await waitUntilGone(notice(page))

    // This browser never requests a module twice, so the page is reloaded.
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('/')])
    await settle(visit)
    await page.keyboard.press('/')
    await notice(page).waitFor()
    await page.unroute(search)
    await Promise.all([page.waitForEvent('load'), buttonIn(page, 'Try again').click()])
    await settle(visit)
    await page.keyboard.press('/')
    await searchField(page).waitFor()
  })

  it('is reported by a download that the page would create', async () => {
    const visit = await openWithout('**/rowsText-*.js')
    const { page } = visit
    await linkIn(page, 'Download the rows and columns shown as CSV').click()
    await notice(page).waitFor()
    await settle(visit) // messages may come after the notice
  })

  it('is not reported if it only installs the offline worker', async () => {
    const visit = await openSite('#/weapons')
    const { page, caused } = visit
    caused.push(lostFiles)
    await page.route('**/registerWorker-*.js', route => route.abort())
    await Promise.all([
      page.waitForEvent('requestfailed', request => request.url().includes('registerWorker')),
      page.reload(),
    ])
    await settle(visit)
    expect(await notice(page).count()).toBe(0)
  })
})
