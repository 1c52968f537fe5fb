import { expect, inject, it } from 'vitest'
import { goTo } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

it('who prints a long table before it is complete gets all of its rows, in their order', async () => {
  const { page } = await openSite('#/', { isFresh: true })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0 // what comes later never does
  })
  await page.goto('about:blank')
  await page.goto(`${inject('siteUrl')}#/locations?sort=-number`)
  await page.getByRole('status').getByText('376 rows').waitFor()
  const [before, printed] = await page.evaluate(() => {
    const read = () =>
      Array.from(document.querySelectorAll('tbody tr[data-line]:not([hidden])'), row =>
        Number(row.querySelector('td')?.textContent),
      )
    const drawn = read()
    window.dispatchEvent(new Event('beforeprint'))
    return [drawn, read()]
  })
  expect(before.length).toBeLessThan(376)
  expect(printed).toEqual(Array.from({ length: 376 }, (_, index) => 375 - index))
})

it('on paper a total stands once, at the end of its table, and no head of a column has a frame', async () => {
  const visit = await openSite('#/')
  const { page } = visit
  await page.emulateMedia({ media: 'print' })
  const total = page.locator('tfoot')
  await total.waitFor()
  expect(await total.evaluate(element => getComputedStyle(element).display)).toBe('table-row-group')
  await goTo(visit, '#/weapons')
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
