import { describe, expect, it } from 'vitest'
import { hash } from './support/first-table.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { settle } from './support/settle.ts'

shareBrowser({ isAppKept: true })

describe('a long table', () => {
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
    const link = page.getByRole('link', { name: 'Los Santos Police Department', exact: true })
    // The new tab opens the address of the link: the headless browser does not always report it.
    expect(await link.getAttribute('href')).toBe('#/locations?row=0')
    await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
    expect(hash(page)).toBe('#/locations?q=police')
    await link.click()
    await expect.poll(() => hash(page)).toBe('#/locations?q=police&row=0')
  })
})

describe('a long list on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 } }

  it.each([
    ['#/missions', 'tbody tr[data-row]', /^Show all [0-9]+ rows$/],
    ['#/block/00', 'ol[aria-label="Fields of Block 00"] > li', /^Show all [0-9]+ fields$/],
  ])('of %s is folded until its button is pressed', async (route, lines, label) => {
    const { page } = await openSite(route, phone)
    const last = page.locator(lines).last()
    await expect.poll(() => last.isVisible()).toBe(false)
    await page.getByRole('button', { name: label }).first().click()
    await expect.poll(() => last.isVisible()).toBe(true)
  })

  it('shows the field of the address', async () => {
    const { page } = await openSite('#/block/00?f=interior', phone)
    await expect.poll(() => page.locator('li[data-selected]').isVisible()).toBe(true)
  })
})

/** Whether an element lies within the window, below the header and the list of sections. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top > 90 && bottom <= window.innerHeight
}

describe('a link to a row', () => {
  it('selects the row and scrolls to it', async () => {
    const { page } = await openSite('#/pickups?row=1277')
    const row = page.locator('tr[aria-current="true"]')
    expect(await row.textContent()).toMatch(/^1277/)
    await expect.poll(() => row.evaluate(isInWindow)).toBe(true)
  })

  it.each(['#/missions?row=13', '#/variables?row=407', '#/locations?row=200', '#/block/16?stats.row=320'])(
    'of %s shows it and its card, below the header',
    async route => {
      const { page } = await openSite(route)
      const card = page.locator('[data-card]')
      await expect.poll(() => page.locator('tr[aria-current]').evaluate(isInWindow)).toBe(true)
      await expect.poll(() => card.getByRole('heading', { level: 2 }).evaluate(isInWindow)).toBe(true)
    },
  )

  it('gives the focus to its card, and closing removes the row from the address', async () => {
    const { page } = await openSite('#/locations?row=370')
    const heading = page.getByRole('heading', { name: /^Location 370/ })
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
