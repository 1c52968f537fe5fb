import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo } from '../../browser/support/move-on.ts'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { boxOf, buttonIn, linkIn, searchField, waitUntilGone } from '../../browser/support/page.ts'
import { settle } from '../../browser/support/settle.ts'
import { expectComplaints, lostFiles } from '../../browser/support/visit.ts'

shareBrowser()

const notice = (page: Page) => page.getByText('This could not be loaded.')

/** Opens the weapons without a file. It is reloaded, as the browser may have the file in memory from another visit. */
async function openWithout(file: string): Promise<Page> {
  const page = await openSite('#/weapons')
  expectComplaints(page, lostFiles)
  await page.route(file, route => route.abort())
  await page.reload()
  await settle(page)
  return page
}

describe('code that cannot be loaded', () => {
  it('is reported by the search, which can try again', async () => {
    const search = '**/SearchDialog-*.js'
    const page = await openWithout(search)
    await page.keyboard.press('/')
    await notice(page).waitFor()
    await buttonIn(page, 'Close').click()
    await waitUntilGone(notice(page))

    // This browser never requests a module twice, so the page is reloaded.
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('/')])
    await settle(page)
    await page.keyboard.press('/')
    await notice(page).waitFor()
    await page.unroute(search)
    await Promise.all([page.waitForEvent('load'), buttonIn(page, 'Try again').click()])
    await settle(page)
    await page.keyboard.press('/')
    await searchField(page).waitFor()
  })

  it('is reported by a download that the page would create', async () => {
    const page = await openWithout('**/rowsText-*.js')
    await linkIn(page, 'Download the rows and columns shown as CSV').click()
    await notice(page).waitFor()
    await settle(page) // messages may come after the notice
  })

  it('is not reported if it only installs the offline worker', async () => {
    const page = await openSite('#/weapons')
    expectComplaints(page, lostFiles)
    await page.route('**/registerWorker-*.js', route => route.abort())
    await Promise.all([
      page.waitForEvent('requestfailed', request => request.url().includes('registerWorker')),
      page.reload(),
    ])
    await settle(page)
    expect(await notice(page).count()).toBe(0)
  })
})

describe('lazily loaded code that is missing', () => {
  it.each([
    ['the card of a row', '#/savehouses?row=0', /\/HouseCard-/, 'section[data-card]'],
    ['a linked row', '#/weapons?row=2-18', /\/RowLinks-/, 'section[data-card]'],
  ])('leaves the page working, and a click loads it: %s', async (_, route, files, part) => {
    const page = await openSite('#/')
    expectComplaints(page, lostFiles)
    await page.route(files, request => request.abort())
    await goTo(page, route)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const lost = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
    await lost.waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    await page.unroute(files)
    await buttonIn(lost, 'Try again').click()
    await lost.waitFor({ state: 'detached' })
    // A browser that never requests a module twice reloads the page.
    await page.waitForLoadState()
    await page.locator(part).first().waitFor({ state: 'attached' })
  })

  it('leaves the rows of a table as they are, without their actions', async () => {
    const page = await openWithout('**/tableTools-*.js')
    const row = page.getByRole('row', { name: 'Minigun' })
    const { height } = await boxOf(row)
    await Promise.all([page.waitForEvent('requestfailed'), row.hover()])
    await settle(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Weapons')
    expect(await boxOf(row)).toMatchObject({ height })
  })
})
