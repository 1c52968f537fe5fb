import { describe, expect, it } from 'vitest'
import { map } from './support/map-page.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  boxOf,
  buttonIn,
  linkIn,
  siteFile,
  waitForCopy,
  waitForHash,
  waitUntilGone,
  withClipboard,
} from './support/page.ts'

shareApp()

describe('the map', () => {
  it('measures 620 × 620 pixels on a laptop, as specified, and grows with the window', async () => {
    const page = await openSite('#/map', { viewport: { width: 1280, height: 800 } })
    const size = await map(page).evaluate(element => [element.clientWidth, element.clientHeight])
    expect(size).toEqual([620, 620])
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expect.poll(async () => (await boxOf(map(page))).width).toBeGreaterThan(850)
  })

  it.each(['x = 0.1*x + 310', 'y = 310 - 0.1*y', 'x = 0.0125*x + 310', 'y = 310 - 0.0125*y'])(
    'shows the formula of the specification %s',
    formula => expect(siteFile('map.html').split(`>${formula}<`)).toHaveLength(2),
  )

  it('follows the theme', async () => {
    const page = await openSite('#/map')
    const water = () =>
      map(page)
        .locator('path')
        .first()
        .evaluate(path => getComputedStyle(path).fill)
    const light = await water()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await water()).not.toBe(light)
  })
})

it('the map layers are switched on and off, with the address', async () => {
  const page = await openSite('#/map')
  const tags = page.getByRole('checkbox', { name: 'Tags (100)' })
  const drawn = linkIn(map(page), /^Tag \d+$/)
  expect(await drawn.count()).toBe(0)
  await tags.check()
  await expect.poll(() => drawn.count()).toBe(100)
  await waitForHash(page, /show=save-places\.garages\.tags/)
  await tags.uncheck()
  await waitUntilGone(drawn)
  await waitForHash(page, '#/map')
})

describe('the coordinates on the map', () => {
  it('of the pointer appear in all three notations, and the clicked location stays', async () => {
    const page = await openSite('#/map')
    const { width } = await boxOf(map(page))
    await map(page).click({ position: { x: width / 2, y: (width * 280) / 620 } })
    await page.mouse.move(5, 5)
    await page.getByText(/^Cursor: /).waitFor()
    const numbers = async (notation: string) => {
      const text = await page.locator(`dt:text-is("${notation}") + dd`).textContent()
      return (text ?? '').split(', ').map(Number)
    }
    const [gameX = 0, gameY = 0] = await numbers('Game')
    expect(Math.hypot(gameX, gameY - 300)).toBeLessThanOrEqual(15) // a click is accurate to one pixel
    expect(await numbers('Short (× 8)')).toEqual([gameX * 8, gameY * 8])
    const [mapX = 0, mapY = 0] = await numbers('Map')
    expect(mapX).toBeCloseTo(0.1 * gameX + 310, 0)
    expect(mapY).toBeCloseTo(310 - 0.1 * gameY, 0)
  })

  it('can be copied', async () => {
    const page = await openSite('#/map?at=1000,-500&zoom=4', withClipboard)
    await buttonIn(page, 'Copy game coordinates').click()
    await waitForCopy(page, '1000, -500')
  })
})
