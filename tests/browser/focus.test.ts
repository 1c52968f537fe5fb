import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

const isFocused = (page: Page, name: string) =>
  page.evaluate(wanted => document.activeElement?.textContent === wanted, name)

describe('closing gives the focus back', () => {
  for (const way of ['the button', 'Escape'] as const) {
    const close = (page: Page, name: string) =>
      way === 'Escape'
        ? page.keyboard.press('Escape')
        : page.getByRole('button', { name: `Close ${name}` }).click()

    it(`from a card by ${way} to the link that opened it`, async () => {
      const { page } = await openSite('#/locations')
      await page.getByRole('link', { name: '0', exact: true }).first().focus()
      await page.keyboard.press('Enter')
      const card = page.getByRole('region', { name: /^Location 0/ })
      await card.getByRole('heading', { level: 2 }).waitFor()
      await expect.poll(() => card.evaluate(element => element.contains(document.activeElement))).toBe(true)
      await close(page, (await card.getAttribute('aria-label')) ?? '')
      await expect.poll(() => card.count()).toBe(0)
      expect(await isFocused(page, '0')).toBe(true)
    })

    it(`from the legend by ${way} to its switch`, async () => {
      const { page } = await openSite('#/')
      await page.getByRole('banner').getByRole('button', { name: 'Legend' }).focus()
      await page.keyboard.press('Enter')
      const legend = page.getByRole('complementary', { name: 'Legend' })
      await legend.waitFor()
      await close(page, 'legend')
      await expect.poll(() => legend.count()).toBe(0)
      expect(await isFocused(page, 'Legend')).toBe(true)
    })
  }

  it('from the card of a place to its mark on the map', async () => {
    const { page } = await openSite('#/map')
    await page.getByRole('link', { name: '35 Blueberry', exact: true }).first().click()
    await page.getByRole('button', { name: 'Close 35 Blueberry' }).press('Escape')
    await expect.poll(() => page.getByRole('region', { name: '35 Blueberry', exact: true }).count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('35 Blueberry')
  })
})
