import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

describe('the missions', () => {
  it('are 135, sorted and filtered as every table', async () => {
    const { page } = await openSite('#/missions?strand=Sweet')
    await page.getByText('9 of 135 rows').waitFor()
    expect(await page.getByRole('link', { name: 'SWEET1', exact: true }).getAttribute('href')).toContain(
      '/variables?script=SWEET1',
    )
  })

  it('say on a card what marks them as passed, and lead to it', async () => {
    const { page } = await openSite('#/missions?row=15')
    await page.getByRole('heading', { name: 'Mission 15: Drive-thru' }).waitFor()
    const card = page.getByRole('region', { name: 'Mission 15: Drive-thru' })
    await card.getByRole('link', { name: '302' }).click()
    await page.getByRole('heading', { name: /^Block 16/, level: 1 }).waitFor()
    await page.goBack()
    await card.getByRole('link', { name: 'sweet_missions_passed' }).click()
    await page.getByRole('heading', { name: 'Script variables', level: 1 }).waitFor()
    expect(await page.locator('tbody td:nth-child(2)').allTextContents()).toContain('sweet_missions_passed')
  })
})
