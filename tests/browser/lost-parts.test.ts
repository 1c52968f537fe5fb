import { describe, expect, it } from 'vitest'
import { goTo } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

describe('code that comes later and is lost', () => {
  it.each([
    ['the panel of filters', '#/weapons', /\/(Filter)?Panel-/, 'main [class*="_filters_"]'],
    ['the card of a row', '#/vtypes?row=400', /\/VehicleCard-/, 'section[data-card]'],
    ['what a row leads to', '#/weapons?row=2-18', /\/LinkedRowCard-/, 'section[data-card]'],
    ['the tables of a block', '#/block/16?f=0000', /\/16-[\w-]{8}\.js/, 'main table'],
    ['the answer to a question', '#/weapons?q=eagle', /\/findRows-/, 'tr:has-text("Desert Eagle")'],
    ['the marks of a layer', '#/map?show=parked-cars', /\/parkedCars-/, 'main a[href*="layer=parked-cars"]'],
  ])('is %s: the page lives on, and a press brings it', async (_, route, files, part) => {
    const visit = await openSite('#/')
    const { page } = visit
    await page.route(files, request => request.abort())
    await goTo(visit, route)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const filters = page.getByRole('button', { name: 'Column filters' }).first()
    const isPressed = part.includes('filters')
    if (isPressed) await filters.click()
    const lost = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
    await lost.waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    await page.unroute(files)
    await lost.getByRole('button', { name: 'Try again' }).click()
    await lost.waitFor({ state: 'detached' })
    // A browser that never asks twice for a module begins the page anew, at its address, which does not name the panel.
    await page.waitForLoadState()
    const isOpen = async () => (await filters.getAttribute('aria-expanded')) === 'true'
    if (isPressed && !(await isOpen())) await filters.click()
    await page.locator(part).first().waitFor({ state: 'attached' })
    visit.complaints.length = 0
  })
})
