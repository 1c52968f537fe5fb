import { describe, expect, it } from 'vitest'
import { legend as legendRows } from '../../src/generated/legend.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  banner,
  boxOf,
  buttonIn,
  exactly,
  hashOf,
  legendOf,
  linkIn,
  pageList,
  phone,
  waitForFocus,
  waitUntilGone,
  wideDesktop,
} from './support/page.ts'

shareApp()

describe('the legend', () => {
  it('opens from the navigation without leaving the page and closes with its × button', async () => {
    const page = await openSite('#/threads')
    await buttonIn(page.getByRole('navigation'), 'Legend').click()
    const legend = legendOf(page)
    await legend.waitFor()
    const types = await legend.getByRole('term').allTextContents()
    expect(types).toEqual(['Integer', 'Float', 'Boolean', 'String', 'Struct', 'Unknown meaning'])
    const keys = await legend
      .locator('[data-type]')
      .evaluateAll(entries => entries.map(entry => entry.getAttribute('data-type')))
    expect(keys).toEqual(legendRows.map(({ key }) => key))
    expect(hashOf(page)).toBe('#/threads')
    await buttonIn(legend, 'Close legend').click()
    await waitUntilGone(legend)
  })

  it('never covers the page on a wide screen', async () => {
    const page = await openSite('#/threads', wideDesktop)
    await buttonIn(banner(page), 'Legend').click()
    const legend = await boxOf(legendOf(page))
    const main = await boxOf(page.locator('main'))
    expect(main.x + main.width).toBeLessThanOrEqual(legend.x + 1)
  })
})

it('the groups of the navigation fold by keyboard, and open for the page that is shown', async () => {
  const page = await openSite('#/threads')
  const navigation = pageList(page)
  const garages = linkIn(navigation, 'Garages', exactly).first()
  await navigation.locator('summary', { hasText: 'Game world' }).focus()
  await page.keyboard.press('Enter')
  await garages.waitFor({ state: 'hidden' })
  await goTo(page, '#/garages')
  await garages.waitFor()
})

it('the header has the same height from phone to desktop, and leaves other content in view', async () => {
  const page = await openSite('#/threads')
  for (const width of [320, 390, 560, 576, 600, 640, 700, 767, 768, 863, 864, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await boxOf(banner(page))).height, `${width} px`).toBe(52)
  }
})

it('the theme switch is remembered after a reload and takes precedence over the system', async () => {
  const page = await openSite('#/threads', { colorScheme: 'light' })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await buttonIn(page, 'Theme: System').click()
  await buttonIn(page, 'Theme: Light').click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.reload()
  expect(await background()).toBe(dark)
  await buttonIn(page, 'Theme: Dark').click()
  await expect.poll(background).toBe(light)
})

describe('on a phone', () => {
  it('the drawer is below the header and scrolls to its last page', async () => {
    const page = await openSite('#/block/25', phone)
    await buttonIn(page, 'Menu').click()
    const navigation = pageList(page)
    const { y, height } = await boxOf(navigation)
    expect(y).toBe((await boxOf(banner(page))).height)
    expect(y + height).toBe(phone.viewport.height)
    const last = navigation.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    expect((await boxOf(last)).y).toBeLessThan(phone.viewport.height)
  })

  it('opening the legend closes the drawer', async () => {
    const page = await openSite('#/threads', phone)
    const navigation = pageList(page)
    await buttonIn(page, 'Menu').click()
    await buttonIn(navigation, 'Legend').click()
    await legendOf(page).waitFor()
    await navigation.waitFor({ state: 'hidden' })
  })
})

describe('by keyboard,', () => {
  it('the first Tab offers to skip to the content', async () => {
    const page = await openSite('#/threads')
    await page.keyboard.press('Tab')
    await waitForFocus(page.getByText('Skip to content'))
    await page.keyboard.press('Enter')
    await waitForFocus(page.getByRole('main'))
    const heading = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(heading.y).toBeGreaterThan((await boxOf(banner(page))).height)
  })

  it.each(['#/recipes', '#/block/15'])(
    'an element that Tab returns to on %s is not below the header',
    async route => {
      const page = await openSite(route, { viewport: { width: 1280, height: 700 } })
      const links = page.locator('main a:visible')
      await links.nth(25).focus()
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Shift+Tab')
        const covered = await page.evaluate(() => {
          const active = document.activeElement
          if (!active?.closest('main')) return null
          const { left, top } = active.getBoundingClientRect()
          const seen = document.elementFromPoint(left + 2, top + 2)
          return active.contains(seen) || seen?.contains(active) ? null : active.textContent
        })
        expect(covered).toBe(null)
      }
    },
  )
})
