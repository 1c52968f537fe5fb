import { describe, expect, it } from 'vitest'
import { columnTexts, hash } from './support/first-table.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { settle } from './support/settle.ts'

shareBrowser()

describe('a long table', () => {
  it('has all of its rows in the document, in the sorted order', async () => {
    const { page } = await openSite('#/locations')
    await expect.poll(async () => (await columnTexts(page, 'Number')).length).toBe(376)
    await page.getByRole('columnheader', { name: 'Number' }).getByRole('button').press('Enter')
    await page.getByRole('columnheader', { name: 'Number' }).getByRole('button').press('Enter')
    const downwards = Array.from({ length: 376 }, (_, index) => String(375 - index))
    await expect.poll(() => columnTexts(page, 'Number')).toEqual(downwards)
  })

  it('is restored when the user returns', async () => {
    const visit = await openSite('#/locations')
    const { page } = visit
    const scrollY = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 3000))
    await settle(visit)
    await page.getByRole('link', { name: 'Garages', exact: true }).click()
    await page.getByRole('heading', { name: 'Garages', level: 1 }).waitFor()
    await expect.poll(scrollY).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { name: 'Locations', level: 1 }).waitFor()
    await expect.poll(scrollY).toBe(3000)
    await page.reload()
    await expect.poll(scrollY).toBe(3000)
  })

  it('leaves clicks with a modifier key to the browser, and handles all others itself', async () => {
    const { page } = await openSite('#/locations?q=police')
    const link = page.getByRole('link', { name: '0', exact: true })
    // The new tab opens the address of the link: the headless browser does not always report it.
    expect(await link.getAttribute('href')).toBe('#/locations?row=0')
    await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
    expect(hash(page)).toBe('#/locations?q=police')
    await link.click()
    await expect.poll(() => hash(page)).toBe('#/locations?q=police&row=0')
  })
})

/** Whether an element lies within the window. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

describe('a link to a row', () => {
  it('selects the row and scrolls to it', async () => {
    const { page } = await openSite('#/pickups?row=1277')
    const row = page.locator('tr[aria-current="true"]')
    expect(await row.textContent()).toMatch(/^1277/)
    await expect.poll(() => row.evaluate(isInWindow)).toBe(true)
  })

  it.each(['#/missions?row=13', '#/variables?row=407', '#/locations?row=12', '#/weapons?row=5-1E'])(
    'of %s, early in the table, shows it below its card',
    async route => {
      const { page } = await openSite(route)
      const card = page.locator('[data-card]')
      await expect.poll(() => page.locator('tr[aria-current]').evaluate(isInWindow)).toBe(true)
      await expect.poll(() => card.getByRole('heading', { level: 2 }).evaluate(isInWindow)).toBe(true)
    },
  )

  it('shows a card below the row if there are more details', async () => {
    const { page } = await openSite('#/locations?row=370')
    const heading = page.getByRole('heading', { name: /^Location 370/ })
    await expect.poll(() => heading.evaluate(isInWindow)).toBe(true)
    await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: /^Close Location 370/ }).click()
    await expect.poll(() => hash(page)).toBe('#/locations')
  })

  it('shows the compatible components of a selected vehicle', async () => {
    const { page } = await openSite('#/vtypes?row=560')
    const card = page.getByRole('region', { name: 'Sultan (560)' })
    await card.waitFor()
    expect(await card.getByRole('link', { name: /exh_a_s/ }).count()).toBeGreaterThan(0)
  })

  it('shows the vehicles that a mod fits, by either of its ids', async () => {
    const { page } = await openSite('#/vmods?row=1133')
    const card = page.getByRole('region', { name: 'Side Skirts: Chrome Strips (1133 or 1042)' })
    const takers = card.locator('li').getByRole('link')
    await expect.poll(() => takers.allTextContents()).toEqual(['567Savanna', '575Broadway'])
  })
})
