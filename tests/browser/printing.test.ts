import { expect, it } from 'vitest'
import { columnTexts } from './support/first-table.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareApp } from './support/open-site.ts'

shareApp()

it('a table of hundreds of rows is printed completely and in order', async () => {
  const page = await openSite('#/locations?sort=-number')
  await page.emulateMedia({ media: 'print' })
  const numbers = await columnTexts(page, 'Number')
  expect(numbers.map(Number)).toEqual(Array.from({ length: 376 }, (_, index) => 375 - index))
  expect(await page.locator('tbody tr').last().isVisible()).toBe(true)
})

it('value lists that are folded on the screen are printed', async () => {
  const page = await openSite('#/block/00')
  const values = page.locator('details:not([open]) dd')
  expect(await values.count()).toBeGreaterThan(0)
  expect(await values.first().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  for (const value of await values.all()) expect(await value.isVisible()).toBe(true)
})

it('in print, a total appears once, at the end of its table, and column headers have no border', async () => {
  const page = await openSite('#/')
  await page.emulateMedia({ media: 'print' })
  const total = page.locator('tfoot')
  await total.waitFor()
  expect(await total.evaluate(element => getComputedStyle(element).display)).toBe('table-row-group')
  await goTo(page, '#/weapons')
  const looks = await page.locator('thead th').evaluateAll(heads =>
    heads.map(head => {
      const { boxShadow, position } = getComputedStyle(head)
      return { boxShadow, position }
    }),
  )
  expect(new Set(looks.map(look => JSON.stringify(look)))).toEqual(
    new Set([JSON.stringify({ boxShadow: 'none', position: 'static' })]),
  )
})
