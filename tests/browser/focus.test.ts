import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { map } from './support/map-page.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  banner,
  buttonIn,
  exactly,
  focused,
  hashOf,
  legendOf,
  linkIn,
  pageList,
  phone,
  regionIn,
  selectedResult,
  typeQuery,
  waitForFocus,
  waitForText,
  waitForTitle,
  waitUntilGone,
  waitUntilInView,
} from './support/page.ts'
import { settle } from './support/settle.ts'

shareApp()

const waitForFocusOn = (page: Page, name: string) =>
  focused(page)
    .filter({ hasText: new RegExp(`^${name}$`) })
    .waitFor()

describe('closing returns the focus', () => {
  it.each(['the button', 'Escape'])('from a card by %s to the link that opened it', async way => {
    const page = await openSite('#/locations')
    await linkIn(page, 'Los Santos Police Department', exactly).press('Enter')
    const card = regionIn(page, /^Location 0/)
    await card.getByRole('heading', { level: 2 }).waitFor()
    await focused(page).and(card.locator('*')).waitFor()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await buttonIn(card, /^Close/).click()
    await waitUntilGone(card)
    expect(hashOf(page)).toBe('#/locations')
    await waitForFocusOn(page, 'Los Santos Police Department')
  })

  it('from the legend by Escape to its switch', async () => {
    const page = await openSite('#/')
    await buttonIn(banner(page), 'Legend').press('Enter')
    const legend = legendOf(page)
    await legend.waitFor()
    await page.keyboard.press('Escape')
    await waitUntilGone(legend)
    await waitForFocusOn(page, 'Legend')
  })

  it.each(['Escape', 'a tap beside it'])('from the menu of a phone by %s to its switch', async way => {
    const page = await openSite('#/threads', phone)
    await buttonIn(page, 'Menu').press('Enter')
    await waitForFocusOn(page, 'Threads')
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await buttonIn(page, 'Close menu').click({ position: { x: 370, y: 400 } })
    await pageList(page).waitFor({ state: 'hidden' })
    await waitForFocusOn(page, 'Menu')
  })

  it('from the menu of a phone by Back, which leaves the page as it is', async () => {
    const page = await openSite('#/threads', phone)
    const menu = pageList(page)
    await buttonIn(page, 'Menu').click()
    await menu.waitFor()
    await page.goBack()
    await menu.waitFor({ state: 'hidden' })
    expect(hashOf(page)).toBe('#/threads')
    await buttonIn(page, 'Menu').click()
    await linkIn(menu, 'Weapons', exactly).click()
    await waitForTitle(page, 'Weapons')
    await page.goBack()
    await waitForTitle(page, 'Script threads')
    await menu.waitFor({ state: 'hidden' })
  })

  it('from the card of a location to its marker on the map', async () => {
    const page = await openSite('#/map')
    await linkIn(page, 'Save place 35: Blueberry', exactly).first().click()
    await buttonIn(page, 'Close Save place 35: Blueberry').press('Escape')
    await waitUntilGone(regionIn(page, 'Save place 35: Blueberry', exactly))
    await waitForFocus(linkIn(map(page), 'Save place 35: Blueberry', exactly))
  })
})

describe('the target of an address', () => {
  /** Waits until what has the focus is this text, highlighted and in view. */
  async function waitForTarget(page: Page, hasText: RegExp) {
    const marked = page.locator(':is([aria-current], [data-selected] > h2, [data-card] h2)')
    await waitUntilInView(marked.and(focused(page)).filter({ hasText }))
  }

  for (const [from, query, result, text] of [
    ['#/', 'landstal', /Landstalker/, /Landstalker/], // a card opens above its table
    ['#/weapons', '16:0114', /0114/, /float_stats/],
    ['#/', 'clear the wanted level', /^Clear the wanted level/, /^Clear the wanted level/],
  ] as const)
    it(`has the focus and is in view after a search for ${query}`, async () => {
      const page = await openSite(from)
      await typeQuery(page, query)
      await waitForText(selectedResult(page), result)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url()).toContain('=')
      await settle(page) // content that loads late must not take the focus away
      await waitForTarget(page, text)
    })

  it('has the focus after a search that leads out of a filter, and after the same search again', async () => {
    const page = await openSite('#/variables?q=sweet')
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await typeQuery(page, 'on_mission')
      await waitForText(selectedResult(page), /on_mission/)
      await page.keyboard.press('Enter')
      await settle(page)
      await waitForTarget(page, /on_mission/)
    }
  })

  it('has the focus when a link leads to it from another page', async () => {
    const page = await openSite('#/weapons')
    for (const [route, text] of [
      ['#/recipes?row=replay-sweet', /Sweet/],
      ['#/legend?row=door', /door/i],
    ] as const) {
      await goTo(page, route)
      await waitUntilInView(focused(page).filter({ hasText: text }))
    }
  })

  it('is the heading if a result selects an option on the same page', async () => {
    const page = await openSite('#/variables')
    await typeQuery(page, 'ammu')
    await page.locator('dialog a[href*="?script="]').first().click()
    await waitForFocus(page.locator('main h1'))
  })
})
