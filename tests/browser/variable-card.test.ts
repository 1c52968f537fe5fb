import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

/** Opens the card of a variable. */
async function openCard(index: number) {
  const { page } = await openSite(`#/variables?row=${index}`)
  const card = page.locator('section[data-card]')
  await card.waitFor()
  const fact = (term: string) =>
    card.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
  return { page, card, fact }
}

describe('the card of a script variable', () => {
  it('says in words which code is no script, and counts beyond the names only what has none', async () => {
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

  it('stays for addresses that ask for such code as for a script', async () => {
    const { page } = await openSite('#/variables?script=main')
    await page.getByText(/^[\d,]+ of 10,950 rows$/).waitFor()
    const chosen = page.getByRole('combobox', { name: 'Script' })
    await expect.poll(() => chosen.locator('option:checked').textContent()).toBe('code of the main script')
  })
})
