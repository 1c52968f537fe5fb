import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

const map = (page: Page) => page.getByRole('application', { name: 'Map of San Andreas' })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash)
const coordinates = (page: Page) => page.locator('dt:text-is("Game") + dd').textContent()

async function boxOf(page: Page) {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('the map has no box')
  return box
}

/** How far the middle of a marker lies from the middle of the map, in pixels. */
async function offCentre(page: Page, name: string) {
  const frame = await boxOf(page)
  const box = await map(page).getByRole('link', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`${name} is not drawn`)
  const middle = (side: { x: number; y: number; width: number; height: number }) => ({
    x: side.x + side.width / 2,
    y: side.y + side.height / 2,
  })
  return Math.hypot(middle(box).x - middle(frame).x, middle(box).y - middle(frame).y)
}

describe('the map', () => {
  it('measures 620 × 620 pixels on a laptop, as the specification has it', async () => {
    const { page } = await openSite('#/map', { viewport: { width: 1280, height: 800 } })
    const size = await map(page).evaluate(element => [element.clientWidth, element.clientHeight])
    expect(size).toEqual([620, 620])
  })

  it('grows with the window', async () => {
    const { page } = await openSite('#/map', { viewport: { width: 1920, height: 1080 } })
    expect((await boxOf(page)).width).toBeGreaterThan(850)
  })

  it('shows the card of a place over itself on a phone, with its coordinates below', async () => {
    const { page } = await openSite('#/map?layer=garages&id=24', { viewport: { width: 390, height: 844 } })
    const over = await card(page, 'Fort Carson garage').boundingBox()
    const { y, height } = await boxOf(page)
    expect(over?.y).toBeGreaterThan(y + height / 2)
    expect(over?.y).toBeLessThan(y + height)
    expect(await coordinates(page)).toBe('-364, 1194')
  })

  it('gives the formulas as the specification writes them', async () => {
    const { page } = await openSite('#/map')
    const formulas = ['x = 0.1*x + 310', 'y = 310 - 0.1*y', 'x = 0.0125*x + 310', 'y = 310 - 0.0125*y']
    for (const formula of formulas) expect(await page.getByText(formula, { exact: true }).count()).toBe(1)
  })

  it('follows the theme', async () => {
    const { page } = await openSite('#/map')
    const water = () =>
      map(page)
        .locator('path')
        .first()
        .evaluate(path => getComputedStyle(path).fill)
    const light = await water()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await water()).not.toBe(light)
  })

  it('fits a phone without a horizontal scroll and keeps its place while the page loads', async () => {
    const { page } = await openSite('#/map', { viewport: { width: 320, height: 640 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const { width, height } = await boxOf(page)
    expect(Math.abs(width - height)).toBeLessThanOrEqual(1)
  })
})

describe('a link to a marker', () => {
  it('opens without anything moving on the page', async () => {
    const { page } = await openSite('#/map?layer=garages&id=24')
    await card(page, 'Fort Carson garage').waitFor()
    const shift = await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          let sum = 0
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 300)
        }),
    )
    expect(shift).toBeLessThan(0.01)
  })
})

describe('layers', () => {
  it('are switched on and off, with the address', async () => {
    const { page } = await openSite('#/map')
    const tags = page.getByRole('checkbox', { name: 'Tags (100)' })
    const drawn = map(page).getByRole('link', { name: /^Tag \d+$/ })
    expect(await drawn.count()).toBe(0)
    await tags.check()
    await expect.poll(() => drawn.count()).toBe(100)
    await expect.poll(() => hash(page)).toContain('show=save-places.garages.tags')
    await tags.uncheck()
    await expect.poll(() => drawn.count()).toBe(0)
    await expect.poll(() => hash(page)).toBe('#/map')
  })

  it('of many marks come when they are asked for, by a row or by their switch', async () => {
    const { page } = await openSite('#/map?layer=parked-cars&id=43')
    await card(page, 'Dumper').getByRole('link', { name: '406 Dumper' }).waitFor()
    expect(await offCentre(page, 'Dumper')).toBeLessThanOrEqual(2)
    await page.getByRole('checkbox', { name: 'Pickups outside (563)' }).check()
    const oysters = map(page).getByRole('link', { name: 'Oyster', exact: true })
    await expect.poll(() => oysters.count()).toBe(50)
  })

  it('have the counts of their tables', async () => {
    const { page } = await openSite('#/map')
    const names = await page.getByRole('group', { name: 'Layers' }).locator('label').allTextContents()
    expect(names.map(name => name.trim())).toEqual([
      'Save places (37)',
      'Savehouses (18)',
      'Garages (23)',
      'Locations outside (222)',
      'Tags (100)',
      'Missions (93)',
      'Restart places (17)',
      'Stunt jumps (70)',
      'Police traps (209)',
      'Parked cars (208)',
      'Pickups outside (563)',
      'Zones (378)',
    ])
  })
})

describe('a marker', () => {
  it('opens a card that leads to its row', async () => {
    const { page } = await openSite('#/map')
    await map(page).getByRole('link', { name: '35 Blueberry', exact: true }).click()
    await card(page, '35 Blueberry').getByRole('link', { name: 'Row in the table' }).click()
    await page.getByRole('heading', { level: 1, name: 'Savehouses' }).waitFor()
  })

  it('is chosen and centred by the link of its row', async () => {
    const { page } = await openSite('#/garages')
    await page.getByRole('link', { name: '24', exact: true }).first().click()
    await card(page, 'Fort Carson garage').waitFor()
    await expect.poll(() => hash(page)).toBe('#/map?layer=garages&id=24')
    expect(await offCentre(page, 'Fort Carson garage')).toBeLessThanOrEqual(2)
  })

  it('is let go by Back and by Escape', async () => {
    const { page } = await openSite('#/map')
    await map(page).getByRole('link', { name: '35 Blueberry', exact: true }).click()
    await card(page, '35 Blueberry').waitFor()
    await page.goBack()
    await expect.poll(() => card(page, '35 Blueberry').count()).toBe(0)
    await page.goForward()
    await card(page, '35 Blueberry').waitFor()
    await map(page).press('Escape')
    await expect.poll(() => card(page, '35 Blueberry').count()).toBe(0)
  })

  it('of a zone is the smallest box around the click', async () => {
    const { page } = await openSite('#/map?show=zones&at=2495,-1687&zoom=8')
    const { x, y, width } = await boxOf(page)
    await page.mouse.click(x + width / 2, y + width / 2)
    await card(page, 'Ganton').waitFor()
  })
})

describe('moving', () => {
  it('by mouse drags the place along and replaces the address', async () => {
    const { page } = await openSite('#/map?at=0,0&zoom=4')
    const steps = await page.evaluate(() => history.length)
    const { x, y, width } = await boxOf(page)
    const middle = [x + width / 2, y + width / 2] as const
    await page.mouse.move(...middle)
    const grabbed = await coordinates(page)
    await page.mouse.down()
    await page.mouse.move(middle[0] + width / 6.2, middle[1] + width / 10, { steps: 5 })
    await expect.poll(() => coordinates(page)).toBe(grabbed)
    await page.mouse.up()
    await expect.poll(() => hash(page)).toMatch(/at=-2(49|50)[\d.]*,15[45]/)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  it('by a drag that starts on a marker does not choose it', async () => {
    const { page } = await openSite('#/map?layer=garages&id=24')
    await page.getByRole('button', { name: 'Close Fort Carson garage' }).click()
    const { x, y, width } = await boxOf(page)
    await page.mouse.move(x + width / 2, y + width / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 80, y + width / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => hash(page)).not.toContain('at=-364')
    await expect.poll(() => card(page, 'Fort Carson garage').count()).toBe(0)
  })

  it('by wheel zooms with Ctrl and scrolls the page without', async () => {
    const { page } = await openSite('#/map', { viewport: { width: 1280, height: 500 }, isPainted: true })
    const { x, y } = await boxOf(page)
    await page.mouse.move(x + 100, y + 100)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect.poll(() => hash(page)).toBe('#/map')
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -300)
    await page.keyboard.up('Control')
    await expect.poll(() => hash(page)).toContain('zoom=')
  })

  it('by keys moves the cursor, zooms and opens the nearest mark', async () => {
    const { page } = await openSite('#/map?layer=garages&id=24')
    await page.getByRole('button', { name: 'Close Fort Carson garage' }).click()
    await map(page).press('ArrowRight')
    await expect.poll(() => coordinates(page)).toBe('-287, 1194')
    await map(page).press('ArrowLeft')
    await map(page).press('Enter')
    await card(page, 'Fort Carson garage').waitFor()
    await map(page).press('+')
    await expect.poll(() => hash(page)).toContain('zoom=6')
    await map(page).press('0')
    await expect.poll(() => hash(page)).toContain('zoom=1')
  })

  it('by two fingers zooms', async () => {
    const { page } = await openSite('#/map', { hasTouch: true, viewport: { width: 400, height: 800 } })
    const { x, y } = await boxOf(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x + 150 - spread, y: y + 150, id: 0 },
                { x: x + 150 + spread, y: y + 150, id: 1 },
              ],
      })
    await touch('touchStart', 20)
    for (const spread of [30, 40, 50, 60]) await touch('touchMove', spread)
    await touch('touchEnd', 60)
    await expect.poll(() => hash(page)).toMatch(/zoom=(2\.[5-9]|3)/)
  })

  it('settles sharp: the sheet is laid out at the zoom and not stretched', async () => {
    const { page } = await openSite('#/map')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => hash(page)).toContain('zoom=2')
    const sheet = map(page).locator('> div').first()
    const width = await map(page).evaluate(element => element.clientWidth)
    await expect.poll(() => sheet.evaluate(element => element.clientWidth)).toBe(2 * width)
    expect(await sheet.evaluate(element => new DOMMatrix(getComputedStyle(element).transform).a)).toBe(1)
  })
})

describe('coordinates', () => {
  it('of the pointer show in all three notations, and the clicked place stays', async () => {
    const { page } = await openSite('#/map')
    const { x, y, width } = await boxOf(page)
    await page.mouse.click(x + width / 2, y + (width * 280) / 620)
    await page.mouse.move(5, 5)
    await page.getByText(/^Cursor: /).waitFor()
    const numbers = async (notation: string) => {
      const text = await page.locator(`dt:text-is("${notation}") + dd`).textContent()
      return (text ?? '').split(', ').map(Number)
    }
    const [gameX = 0, gameY = 0] = await numbers('Game')
    expect(Math.hypot(gameX, gameY - 300)).toBeLessThanOrEqual(15) // a click is exact to one pixel
    expect(await numbers('Short')).toEqual([gameX * 8, gameY * 8])
    const [mapX = 0, mapY = 0] = await numbers('Map')
    expect(mapX).toBeCloseTo(0.1 * gameX + 310, 0)
    expect(mapY).toBeCloseTo(310 - 0.1 * gameY, 0)
  })

  it('are copied', async () => {
    const { page } = await openSite('#/map?at=1000,-500&zoom=4', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByRole('button', { name: 'Copy game coordinates' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1000, -500')
  })
})

describe('the list of places in view', () => {
  it('holds what is in view and chooses a marker', async () => {
    const { page } = await openSite('#/map?at=-2300,-2300&zoom=6')
    const list = page.getByRole('region', { name: /^Places in view/ })
    expect(await list.getByRole('link').allTextContents()).toEqual(['0 Angel Pine', '32 Angel Pine'])
    await list.getByRole('link', { name: '32 Angel Pine' }).press('Enter')
    await card(page, '32 Angel Pine').waitFor()
  })
})

describe('a broken address', () => {
  it('opens the whole map', async () => {
    const { page } = await openSite('#/map?layer=garages&id=999&at=x,y&zoom=-1&show=%00.garages')
    expect(await page.getByRole('checkbox', { name: 'Garages (23)' }).isChecked()).toBe(true)
    expect(await coordinates(page)).toBe('0, 0')
  })
})
