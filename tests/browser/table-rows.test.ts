import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import {
  buttonIn,
  currentRow,
  exactly,
  hashOf,
  linkIn,
  phone,
  regionIn,
  scrollTop,
  selectedField,
  waitForHash,
  waitForTitle,
  waitUntilInView,
} from './support/page.ts'
import { settle } from './support/settle.ts'

shareApp()

describe('a long table', () => {
  it('is restored when the user returns', async () => {
    const page = await openSite('#/locations')
    const scrollY = () => scrollTop(page)
    await page.evaluate(() => window.scrollTo(0, 3000))
    await settle(page)
    await linkIn(page, 'Garages', exactly).click()
    await waitForTitle(page, 'Garages')
    await expect.poll(scrollY).toBe(0)
    await page.goBack()
    await waitForTitle(page, 'Locations')
    await expect.poll(scrollY).toBe(3000)
    await page.reload()
    await expect.poll(scrollY).toBe(3000)
  })

  it('leaves clicks with a modifier key to the browser, and handles all others itself', async () => {
    const page = await openSite('#/locations?q=police')
    const link = linkIn(page, 'Los Santos Police Department', exactly)
    // The new tab opens the address of the link: the headless browser does not always report it.
    expect(await link.getAttribute('href')).toBe('#/locations?row=0')
    await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
    expect(hashOf(page)).toBe('#/locations?q=police')
    await link.click()
    await waitForHash(page, '#/locations?q=police&row=0')
  })
})

describe('a long list on a phone', () => {
  it.each([
    ['#/missions', 'tbody tr[data-row]', /^Show all [0-9]+ rows$/],
    ['#/block/00', 'ol[aria-label="Fields of Block 00"] > li', /^Show all [0-9]+ fields$/],
  ])('of %s is folded until its button is pressed', async (route, lines, label) => {
    const page = await openSite(route, phone)
    const last = page.locator(lines).last()
    await last.waitFor({ state: 'hidden' })
    await buttonIn(page, label).first().click()
    await last.waitFor()
  })

  it('shows the field of the address', async () => {
    const page = await openSite('#/block/00?f=interior', phone)
    await selectedField(page).waitFor()
  })
})

describe('a link to a row', () => {
  it.each([
    ['#/missions?row=13', {}],
    ['#/variables?row=407', {}],
    ['#/locations?row=200', {}],
    ['#/block/16?stats.row=320', {}],
    ['#/savehouses?row=3', {}], // its card is higher than the window
    ['#/savehouses?row=3', phone],
  ])('of %s shows it and the title of its card, below the header', async (route, size) => {
    const page = await openSite(route, size)
    await waitUntilInView(currentRow(page))
    await waitUntilInView(page.locator('[data-card]').getByRole('heading', { level: 2 }))
  })

  it('shows the vehicles that a mod fits, by either of its ids', async () => {
    const page = await openSite('#/vmods?row=1133')
    const card = regionIn(page, 'Side Skirts: Chrome Strips (1133 or 1042)')
    const takers = card.locator('li').getByRole('link')
    await expect.poll(() => takers.allTextContents()).toEqual(['567Savanna', '575Broadway'])
  })
})
