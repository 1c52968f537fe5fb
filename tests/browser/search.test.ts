import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { settle } from './support/settle.ts'
import { holdBack, lostFiles } from './support/visit.ts'

shareBrowser({ isAppKept: true })

/** Opens a page whose search has to wait for its code. It is reloaded, as the browser may have the file in memory from another visit. */
async function openHeldBack() {
  const visit = await openSite('#/threads', { isFresh: true })
  const release = await holdBack(visit.page, /SearchDialog/)
  await visit.page.reload()
  await settle(visit)
  return { page: visit.page, release }
}

describe('the search', () => {
  it('opens the card of the selected row by keyboard, and Back returns to the list of results', async () => {
    const { page } = await openSite('#/weapons')
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search' })
    await page.getByRole('option', { name: /landstal/ }).waitFor() // example query, before anything is typed
    await page.keyboard.press('Control+k') // it is open already
    await page.keyboard.type('tagging')
    const results = page.getByRole('listbox', { name: 'Results' })
    const selected = results.getByRole('option', { selected: true })
    await expect.poll(() => selected.textContent()).toContain('Tagging up Turf')
    const outcome = page.getByRole('dialog').getByRole('status')
    await expect.poll(() => outcome.textContent()).toMatch(/^\d+ results$/) // it follows once the list is painted
    expect(await results.getByRole('group').first().getAttribute('aria-label')).toBe('Missions')
    expect(await selected.locator('mark').first().textContent()).toBe('Tagging')

    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() => field.getAttribute('aria-activedescendant'))
      .toBe(await selected.getAttribute('id'))
    expect(await violations(page, 'dialog')).toEqual({ light: [], dark: [] })

    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('/block/01?missions.row=')
    const row = page.locator('main tr[aria-current]')
    expect(await row.textContent()).toContain('Tagging up Turf')
    const card = page.getByRole('heading', { level: 2, name: 'Tagging up Turf' })
    await expect.poll(() => card.evaluate(element => element === document.activeElement)).toBe(true)

    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe('tagging')
    await expect.poll(() => selected.textContent()).toContain('sweet_missions_passed')
    expect(new URL(page.url()).hash).toBe('#/weapons')
    await page.reload() // shows the page, not a search of the past
    await page.getByRole('heading', { level: 1, name: 'Weapons' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('/')
    await field.waitFor()
    await page.evaluate(() => {
      window.location.hash = '#/threads'
    })
    await page.getByRole('heading', { level: 1, name: 'Script threads' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('keeps the text that is typed while its code loads', async () => {
    const { page, release } = await openHeldBack()
    const asked = page.waitForRequest(/SearchDialog/)
    await page.keyboard.type('/16:0114')
    await asked
    release()
    const field = page.getByRole('combobox', { name: 'Search' })
    await expect.poll(() => field.inputValue()).toBe('16:0114')
    await page.keyboard.type('x')
    expect(await field.inputValue()).toBe('16:0114x')
  })

  it('follows the first result when Enter was pressed before there were results', async () => {
    const { page, release } = await openHeldBack()
    const asked = page.waitForRequest(/SearchDialog/)
    await page.keyboard.type('/landstal')
    await page.keyboard.press('Enter')
    await asked
    release()
    await expect.poll(() => new URL(page.url()).hash).toBe('#/vtypes?row=400')
    await expect.poll(() => page.getByRole('dialog', { name: 'Search' }).count()).toBe(0)
  })

  it('opens on click, shows more results of a kind, and returns the focus', async () => {
    const { page } = await openSite('#/threads')
    const button = page.getByRole('banner').getByRole('button', { name: /Search/ })
    await button.click()
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill('00:0090')
    await expect
      .poll(() => page.getByRole('option', { selected: true }).textContent())
      .toContain('has_cheated')
    await field.fill('infernus')
    await page.getByRole('option', { name: /^Infernus 411/ }).waitFor()
    await field.fill('car')
    const vehicles = page.getByRole('group', { name: 'Vehicles', exact: true })
    const before = await vehicles.getByRole('option').count()
    await vehicles.getByRole('option', { name: /^Show/ }).click()
    await expect.poll(() => vehicles.getByRole('option').count()).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect.poll(() => button.evaluate(element => element === document.activeElement)).toBe(true)
  })

  it('finds a field by the path on its card and a location by a coordinate, and explains offsets past the end of the file', async () => {
    const { page } = await openSite('#/block/16?f=0114')
    const position = page.locator('main dl > div', { hasText: 'Path' })
    const path = await position.first().locator('code').textContent()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Search/ })
      .click()
    const field = page.getByRole('combobox', { name: 'Search' })
    const selected = page.getByRole('option', { selected: true })
    await field.fill(path ?? '')
    await expect.poll(() => selected.textContent()).toContain('float_stats[69] 16:0114')

    await field.fill('2495.33')
    await expect.poll(() => selected.textContent()).toContain('2495.33, -1690.75, 13.785')
    expect(await selected.locator('mark').textContent()).toBe('2495.33')

    await field.fill('0x31800')
    const outcome = page.getByRole('dialog').getByRole('status')
    await expect.poll(() => outcome.textContent()).toContain('202,752 is past the last byte of a save')
    expect(await outcome.textContent()).toContain('No exact match for “0x31800”. Closest:')
    expect(await page.getByRole('option').allTextContents()).toEqual([expect.stringContaining('Checksum')])
    expect(await violations(page, 'dialog')).toEqual({ light: [], dark: [] })

    await field.fill('stored_car.0036')
    await expect.poll(() => selected.textContent()).toContain('radio_station')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/block/03?f=stored_car.0036')
    const shown = page.locator('main [data-selected] a[aria-current]')
    await expect.poll(() => shown.evaluate(element => element === document.activeElement)).toBe(true)
  })

  it('loads the tables of coordinates when a query contains some', async () => {
    const { page, requests } = await openSite('#/threads', { isFresh: true })
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search' })
    const selected = page.getByRole('option', { selected: true })
    await field.fill('landstal')
    await expect.poll(() => selected.textContent()).toContain('Landstalker')
    expect(requests.filter(url => url.includes('locationRows'))).toEqual([])
    await field.fill('325 2537 17.5')
    await expect.poll(() => selected.textContent()).toContain('Parked cars, there: 325, 2537, 17.5')
    expect(await violations(page, 'dialog')).toEqual({ light: [], dark: [] })
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/block/12?cars.row=0')
  })

  it('reports when the tables of coordinates cannot be loaded', async () => {
    const visit = await openSite('#/threads', { isFresh: true })
    const { page } = visit
    visit.caused.push(lostFiles)
    await page.route(/locationRows/, route => route.abort())
    await page.reload() // the browser may have the file in memory from another visit
    await settle(visit)
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).fill('325 2537 17.5')
    const outcome = page.getByRole('dialog').getByRole('status')
    await expect.poll(() => outcome.textContent()).toContain('The tables of coordinates could not be loaded')
  })
})
