import { describe, expect, it } from 'vitest'
import { goTo } from '../../browser/support/move-on.ts'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { boxOf, buttonIn } from '../../browser/support/page.ts'
import { settle } from '../../browser/support/settle.ts'
import { lostFiles } from '../../browser/support/visit.ts'

shareBrowser()

describe('lazily loaded code that is missing', () => {
  it.each([
    ['the card of a row', '#/savehouses?row=0', /\/HouseCard-/, 'section[data-card]'],
    ['a linked row', '#/weapons?row=2-18', /\/RowLinks-/, 'section[data-card]'],
  ])('leaves the page working, and a click loads it: %s', async (_, route, files, part) => {
    const visit = await openSite('#/')
    const { page, caused } = visit
    caused.push(lostFiles)
    await page.route(files, request => request.abort())
    await goTo(visit, route)
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
    const visit = await openSite('#/weapons')
    const { page, caused } = visit
    caused.push(lostFiles)
    await page.route(/\/TableRowActions-/, request => request.abort())
    await page.reload() // the browser may have the file in memory from another visit
    const row = page.getByRole('row', { name: 'Minigun' })
    const { height } = await boxOf(row)
    await Promise.all([page.waitForEvent('requestfailed'), row.hover()])
    await settle(visit)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Weapons')
    expect(await boxOf(row)).toMatchObject({ height })
  })
})
