import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import { exactly, hashOf, linkIn, middlesOf, regionIn, waitUntilGone } from './support/page.ts'

shareApp()

describe('the card of a row', () => {
  it('opens by a click anywhere in its row, and closes by another one; selecting a word opens nothing', async () => {
    const page = await openSite('#/sources?q=weapons')
    const cell = page.locator('tr[data-row="weapons"] td').nth(1)
    const card = page.locator('[data-card]')
    const position = { x: 20, y: 14 } // on its first word
    await cell.dblclick({ position })
    expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe('')
    await page.waitForTimeout(400) // longer than a row waits for the second click
    expect(await card.count()).toBe(0)
    await cell.click()
    await card.getByRole('heading', { name: 'weapons' }).waitFor()
    const report = linkIn(card, 'Report a mistake in this row')
    expect(await report.getAttribute('href')).toContain(encodeURIComponent('#/sources?row=weapons'))
    expect(hashOf(page)).toBe('#/sources?q=weapons&row=weapons')
    await cell.click()
    await waitUntilGone(card)
  })

  it('is titled by the noun of its table and its number if its row has no name', async () => {
    const page = await openSite('#/block/24?jumps.row=0')
    await regionIn(page, 'Stunt jump 0').getByRole('heading', { name: 'Stunt jump 0' }).waitFor()
  })

  it('has its buttons beside its title', async () => {
    const page = await openSite('#/vtypes?row=411')
    const card = regionIn(page, 'Infernus (411)')
    const [title = 0, close = 9] = await middlesOf(card.locator('h2, [aria-label^="Close"]'))
    expect(Math.abs(title - close)).toBeLessThan(4)
  })

  it('of a row without one of its own shows linked rows and the fields that store it', async () => {
    const page = await openSite('#/weapons?row=5-1F')
    const card = regionIn(page, 'M4', exactly)
    await linkIn(card, 'block11.gangs[all].weapons').waitFor()
    await linkIn(card, '78 Weapon skill: M4').click()
    const skill = regionIn(page, 'Weapon skill: M4 (78)', exactly)
    await linkIn(skill, 'M4', exactly).waitFor()
  })
})
