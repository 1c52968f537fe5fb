import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  banner,
  boxOf,
  buttonIn,
  currentRow,
  hashOf,
  searchField,
  selectedResult,
  typeHash,
  typeQuery,
  waitForFocus,
  waitForHash,
  waitForText,
  waitForTitle,
  waitUntilGone,
} from './support/page.ts'
import { settle } from './support/settle.ts'
import { expectComplaints, holdBack, lostFiles, visitOf } from './support/visit.ts'

shareApp()

/** Presses keys before the code of the search is there. The page is reloaded, as the browser may have the file in memory from another visit. */
async function typeAhead(...keys: readonly string[]) {
  const page = await openSite('#/threads', { isFresh: true })
  const release = await holdBack(page, /SearchDialog/)
  await page.reload()
  await settle(page)
  const asked = page.waitForRequest(/SearchDialog/)
  for (const key of keys) await page.keyboard.press(key)
  await asked
  release()
  return page
}

/** What the search says of its results. */
const outcomeOf = (page: Page) => page.getByRole('dialog').getByRole('status')

describe('the search', () => {
  it('opens the card of the selected row by keyboard, and Back returns to the list of results', async () => {
    const page = await openSite('#/weapons')
    await page.keyboard.press('/')
    const field = searchField(page)
    await page.getByRole('option', { name: /landstal/ }).waitFor() // example query, before anything is typed
    await page.keyboard.press('Control+k') // it is open already
    await page.keyboard.type('tagging')
    const results = page.getByRole('listbox', { name: 'Results' })
    const selected = selectedResult(page)
    await waitForText(selected, 'Tagging up Turf')
    await waitForText(outcomeOf(page), /^\d+ results$/) // it follows once the list is painted
    expect(await results.getByRole('group').first().getAttribute('aria-label')).toBe('Missions')
    expect(await selected.locator('mark').first().textContent()).toBe('Tagging')

    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() => field.getAttribute('aria-activedescendant'))
      .toBe(await selected.getAttribute('id'))
    await expectAccessible(page, 'dialog')

    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('/block/01?missions.row=')
    expect(await currentRow(page).textContent()).toContain('Tagging up Turf')
    await waitForFocus(page.getByRole('heading', { level: 2, name: 'Tagging up Turf' }))

    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe('tagging')
    await waitForText(selected, 'sweet_missions_passed')
    expect(hashOf(page)).toBe('#/weapons')
    await page.reload() // shows the page, not a search of the past
    await waitForTitle(page, 'Weapons')
    await waitUntilGone(page.getByRole('dialog'))
    await page.keyboard.press('/')
    await field.waitFor()
    await typeHash(page, '#/threads')
    await waitForTitle(page, 'Script threads')
    await waitUntilGone(page.getByRole('dialog'))
  })

  it('keeps the text that is typed while its code loads', async () => {
    const page = await typeAhead(...'/16:0114')
    const field = searchField(page)
    await expect.poll(() => field.inputValue()).toBe('16:0114')
    await page.keyboard.type('x')
    expect(await field.inputValue()).toBe('16:0114x')
  })

  it('follows the first result when Enter was pressed before there were results', async () => {
    const page = await typeAhead(...'/landstal', 'Enter')
    await waitForHash(page, '#/vtypes?row=400')
    await waitUntilGone(page.getByRole('dialog', { name: 'Search' }))
  })

  it('opens on click, shows more results of a kind or the closest ones, and returns the focus', async () => {
    const page = await openSite('#/threads')
    const button = buttonIn(banner(page), /Search/)
    await button.click()
    const field = searchField(page)
    await field.fill('car')
    const vehicles = page.getByRole('group', { name: 'Vehicles', exact: true })
    const before = await vehicles.getByRole('option').count()
    await vehicles.getByRole('option', { name: /^Show/ }).click()
    await expect.poll(() => vehicles.getByRole('option').count()).toBeGreaterThan(before)
    await field.fill('0x31800')
    await waitForText(outcomeOf(page), '202,752 is past the last byte of a PC save')
    // Shown beside "Loading..." until the index is there.
    await waitForText(outcomeOf(page), 'No exact match for “0x31800”; the closest are listed')
    await expectAccessible(page, 'dialog')
    await buttonIn(page, 'Close search').click()
    await waitForFocus(button)
  })

  it('leads to a table far down a page, with the rows that the result counts', async () => {
    const page = await openSite('#/')
    await typeQuery(page, 'disk symbol')
    await page.getByRole('option', { name: /19 locations/ }).click()
    await waitForHash(page, '#/block/06?places.q=Disk Symbol')
    const table = page.getByRole('region', { name: 'Pickup locations', exact: true })
    await expect.poll(async () => (await boxOf(table)).y).toSatisfy((y: number) => y > 0 && y < 300)
  })

  it('loads the tables of coordinates when a query contains some', async () => {
    const page = await openSite('#/threads', { isFresh: true })
    const { requests } = visitOf(page)
    await typeQuery(page, 'landstal')
    await waitForText(selectedResult(page), 'Landstalker')
    expect(requests.filter(url => url.includes('locationRows'))).toEqual([])
    await searchField(page).fill('325 2537 17.5')
    await waitForText(selectedResult(page), 'Parked cars, there: 325, 2537, 17.5')
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('Enter')
    await waitForHash(page, '#/block/12?cars.row=0')
  })

  it('reports when the tables of coordinates cannot be loaded', async () => {
    const page = await openSite('#/threads', { isFresh: true })
    expectComplaints(page, lostFiles)
    await page.route(/locationRows/, route => route.abort())
    await page.reload() // the browser may have the file in memory from another visit
    await settle(page)
    await typeQuery(page, '325 2537 17.5')
    await waitForText(outcomeOf(page), 'The tables of coordinates could not be loaded')
  })
})
