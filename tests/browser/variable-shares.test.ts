import { expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'

shareApp()

const variableCount = 10_950

it.each(['#/', '#/block/01'])(
  'the coverage of script variables is shown on %s with three figures that match the rows',
  async route => {
    const page = await openSite(route)
    const sentence = page.getByText('Of the 43,800 bytes of script variables')
    const figures = (await sentence.textContent())?.match(/[\d.]+(?=%)/g)?.map(Number) ?? []
    expect(figures).toHaveLength(3)
    for (const [name, figure] of [
      [/a name$/, figures[1]],
      [/are verified$/, figures[2]],
    ] as const) {
      await sentence.getByRole('link', { name }).click()
      const count = page.locator('[data-count]', { hasText: /^[\d,]+ of 10,950 rows$/ })
      const found = Number((await count.textContent())?.split(' ')[0]?.replace(',', ''))
      expect(Math.round((found / variableCount) * 1000) / 10).toBe(figure)
      await page.goBack()
    }
  },
)
