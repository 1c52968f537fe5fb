import { describe, expect, it } from 'vitest'
import { tableSources } from '../../src/generated/table-sources.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { currentRow, linkIn, waitForCount } from './support/page.ts'

shareBrowser({ isAppKept: true })

const ofWeapons = 'Sources: Older documentation (unverified), gta-reversed (from source code)'

describe('the sources', () => {
  it('are named in the static document of a page', async () => {
    const page = await openSite('weapons.html', { javaScriptEnabled: false })
    await linkIn(page, ofWeapons).waitFor()
  })

  it('are named below each table, and each links to the tables that use it', async () => {
    const page = await openSite('#/weapons')
    await page.locator('tbody tr').nth(2).hover()
    await linkIn(page, ofWeapons).click()
    await currentRow(page).filter({ hasText: 'weapons' }).waitFor()

    const source = page.getByRole('listitem').filter({ hasText: 'Sanny Builder Library' })
    const link = linkIn(source, /^\d+ tables$/)
    const count = Number.parseInt((await link.textContent()) ?? '', 10)
    await link.click()
    await waitForCount(page, `${count} of ${tableSources.length} rows`)
    const heading = page.getByRole('heading', { name: 'Tables' })
    const isInWindow = await heading.evaluate(element => {
      const { top } = element.getBoundingClientRect()
      return top >= 0 && top < window.innerHeight
    })
    expect(isInWindow).toBe(true)

    await goTo(page, '#/sprites?evidence=unverified')
    await waitForCount(page, '2 of 64 rows')
    expect(await page.getByRole('cell', { name: 'unverified' }).count()).toBe(2)
  })
})
