import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser({ isAppKept: true })

const variableCount = 10_950

describe('the coverage of script variables', () => {
  it.each(['#/', '#/block/01'])('is shown on %s with three figures that match the rows', async route => {
    const { page } = await openSite(route)
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
  })

  it('distinguishes variables with only a type from unused ones, in the bars and in the legend', async () => {
    const { page } = await openSite('#/')
    const kinds = ['typed', 'unnamed']
    const fills = await page.evaluate(
      all =>
        all.map(kind =>
          ['li', '[role="img"] > span'].map(tag => {
            const element = document.querySelector(`main ${tag}[data-kind="${kind}"]`)
            return element && getComputedStyle(element).getPropertyValue('--fill').trim()
          }),
        ),
      kinds,
    )
    const [typed, unnamed] = fills
    expect(typed?.[0]).toBeTruthy()
    expect(typed?.[0]).toBe(typed?.[1])
    expect(unnamed?.[0]).toBe(unnamed?.[1])
    expect(unnamed?.[0]).not.toBe(typed?.[0])
  })
})
