import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import { linkIn, waitForCount, waitForTitle } from './support/page.ts'

shareApp()

/** Opens the card of a variable. */
async function openCard(index: number) {
  const page = await openSite(`#/variables?row=${index}`)
  const card = page.locator('section[data-card]')
  await card.waitFor()
  const fact = (term: string) =>
    card.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
  return { page, card, fact }
}

describe('the card of a script variable', () => {
  it('links to the missions that it counts, and to the statistics of its check', async () => {
    const { page, card, fact } = await openCard(450)
    const missions = fact('Missions').getByRole('link')
    await expect.poll(() => missions.count()).toBe(9)
    expect(await missions.first().getAttribute('href')).toBe('#/missions?row=13')
    const statistic = linkIn(card, 'statistic 302')
    expect(await statistic.getAttribute('href')).toBe('#/block/16?stats.row=302')
    await linkIn(card, '15 Drive-thru').click()
    await page.getByRole('heading', { name: 'Mission 15: Drive-thru' }).waitFor()
  })

  it('names code outside the scripts, and counts only scripts without a name', async () => {
    const { fact } = await openCard(357)
    const users = fact('Used by')
    expect(await users.locator('dd').textContent()).toBe(
      'GFAGNT, code that never runs, code of the main script, GF_MEETING, GF_DATE, GF_SEX and 1 more',
    )
    expect(await users.getByRole('link').allTextContents()).toEqual([
      'GFAGNT',
      'GF_MEETING',
      'GF_DATE',
      'GF_SEX',
    ])
  })

  it('shows its offsets, its number on mobile, and links to the range that proves it', async () => {
    const { page, fact } = await openCard(407)
    const textOf = (term: string) => fact(term).locator('dd').textContent()
    expect(await textOf('In the file')).toContain('0x007AA, 1,962')
    expect(await textOf('In compiled scripts')).toContain('0x0664, 1,636')
    expect(await textOf('On mobile')).toContain('$408, offset 0x0664 in block 01')
    const mobile = fact('On mobile')
    await linkIn(mobile, 'shift -1').click()
    await waitForTitle(page, 'Platforms')
    await expect.poll(() => page.url()).toContain('#/platforms?shifts.row=12')
  })

  it('keeps its buttons visible beside a long name on a phone', async () => {
    const { page, card } = await openCard(51)
    await page.setViewportSize({ width: 320, height: 640 })
    await card.getByRole('heading', { name: 'driving_school_exercises_open' }).waitFor()
    const ends = await card
      .locator('h2, button')
      .evaluateAll(all => all.map(element => element.getBoundingClientRect().x + element.scrollWidth))
    expect(ends.length).toBeGreaterThan(2)
    expect(Math.max(...ends)).toBeLessThan(320)
  })

  it('can be selected like a script for code outside the scripts', async () => {
    const page = await openSite('#/variables?script=main')
    await waitForCount(page, /^[\d,]+ of 10,950 rows$/)
    const selected = page.getByRole('combobox', { name: 'Script' })
    await expect.poll(() => selected.locator('option:checked').textContent()).toBe('code of the main script')
  })
})
