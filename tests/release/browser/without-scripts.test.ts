import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { banner, buttonIn, linkIn, pageList, phone, waitForTitle } from '../../browser/support/page.ts'

shareBrowser()

describe('without JavaScript', () => {
  it.each(['vtypes.html', 'block-15.html', 'map.html', 'recipes.html'])(
    '%s shows no control that would do nothing',
    async file => {
      const page = await openSite(file, { javaScriptEnabled: false })
      const shown = await page
        .locator(':is(button, input, select):not(th button)')
        .evaluateAll(controls =>
          controls.filter(control => control.checkVisibility()).map(one => one.outerHTML),
        )
      expect(shown).toEqual([])
      expect(await page.locator('a[href="#"]').count()).toBe(0)
    },
  )

  it('a phone can reach every page from a list below the content', async () => {
    const page = await openSite('weapons.html', { javaScriptEnabled: false, ...phone })
    expect(await buttonIn(page, 'Menu').isVisible()).toBe(false)
    await linkIn(banner(page), 'Pages').click()
    const navigation = pageList(page)
    await linkIn(navigation, 'Legend').click()
    await waitForTitle(page, 'Legend and glossary')
  })

  it.each([
    ['vtypes.html', 'Infernus', 'Nitro: 5x Nitrous'],
    ['savehouses.html', '0', 'interior'],
    ['missions.html', 'Tagging up Turf', 'sweet_missions_passed'],
  ])('%s contains the card of each row, collapsed', async (file, row, text) => {
    const page = await openSite(file, { javaScriptEnabled: false })
    const details = page.locator(`tr:has-text("${row}") + tr details`).first()
    expect(await details.evaluate(one => one.hasAttribute('open'))).toBe(false)
    expect(await details.textContent()).toContain(text)
  })
})
