import { expect, it } from 'vitest'
import { tableSources } from '../../src/generated/table-sources.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareApp } from './support/open-site.ts'
import { currentRow, linkIn, waitForCount, waitUntilInView } from './support/page.ts'

shareApp()

it('the sources are named below each table, and each links to the tables that use it', async () => {
  const page = await openSite('#/weapons')
  await page.locator('tbody tr').nth(2).hover()
  const sources = 'Sources: Older documentation (unverified), gta-reversed (from source code)'
  await linkIn(page, sources).click()
  await currentRow(page).filter({ hasText: 'weapons' }).waitFor()

  const source = page.getByRole('listitem').filter({ hasText: 'Sanny Builder Library' })
  const link = linkIn(source, /^\d+ tables$/)
  const count = Number.parseInt((await link.textContent()) ?? '', 10)
  await link.click()
  await waitForCount(page, `${count} of ${tableSources.length} rows`)
  await waitUntilInView(page.getByRole('heading', { name: 'Tables' }))

  await goTo(page, '#/sprites?evidence=unverified')
  await waitForCount(page, '2 of 64 rows')
  expect(await page.getByRole('cell', { name: 'unverified' }).count()).toBe(2)
})
