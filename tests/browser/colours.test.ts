import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import { buttonIn, middlesOf, waitForCopy, withClipboard } from './support/page.ts'

shareApp()

describe('a swatch', () => {
  it('copies its RGB value on click, and shows and announces it', async () => {
    const page = await openSite('#/vcolors', withClipboard)
    const swatch = buttonIn(page.getByRole('table'), 'Copy #840410, Cherry Red (3)')
    await swatch.click()
    await page.getByRole('status').getByText('Copied: #840410').waitFor()
    const shown = () =>
      swatch.evaluate(button => {
        const answer = getComputedStyle(button, '::after').content
        return answer === 'none' ? (button as HTMLElement).innerText : answer
      })
    await expect.poll(shown).toMatch(/Copied/)
    await waitForCopy(page, '#840410')
    await expect.poll(shown).toBe('#840410')
  })

  it('works by keyboard', async () => {
    const page = await openSite('#/vcolors', withClipboard)
    const swatch = buttonIn(page.getByRole('list'), 'Copy 6 #D78E10 Taxi Yellow')
    await swatch.press('Enter')
    await waitForCopy(page, '#D78E10')
  })

  it('announces that the browser does not allow copying', async () => {
    const page = await openSite('#/vcolors')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await buttonIn(page.getByRole('table'), 'Copy #840410').click()
    await page.getByRole('status').getByText('Not allowed: #840410').waitFor()
  })
})

it('a row shows its number and its name centred beside the swatch', async () => {
  const page = await openSite('#/vcolors', { viewport: { width: 700, height: 780 } })
  const middles = await middlesOf(page.locator('tr[data-row="2"] > td'))
  expect(middles.length).toBe(3)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3)
})
