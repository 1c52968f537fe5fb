import { describe, expect, it } from 'vitest'
import { card, coordinates, map } from './support/map-page.ts'
import { openSite, shareApp } from './support/open-site.ts'
import { boxOf, buttonIn, hashOf, scrollTop, waitForHash, waitUntilGone } from './support/page.ts'

shareApp()

describe('moving the map', () => {
  it('by mouse drags the location along and replaces the address', async () => {
    const page = await openSite('#/map?at=0,0&zoom=4')
    const steps = await page.evaluate(() => history.length)
    const { x, y, width } = await boxOf(map(page))
    const middle = [x + width / 2, y + width / 2] as const
    await page.mouse.move(...middle)
    const grabbed = await coordinates(page)
    await page.mouse.down()
    await page.mouse.move(middle[0] + width / 6.2, middle[1] + width / 10, { steps: 5 })
    await expect.poll(() => coordinates(page)).toBe(grabbed)
    await page.mouse.up()
    await waitForHash(page, /at=-2(49|50)[\d.]*,15[45]/)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  it('by a drag that starts on a marker does not select it', async () => {
    const page = await openSite('#/map?layer=garages&id=24')
    await buttonIn(page, 'Close Fort Carson garage').click()
    const { x, y, width } = await boxOf(map(page))
    await page.mouse.move(x + width / 2, y + width / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 80, y + width / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => hashOf(page)).not.toContain('at=-364')
    await waitUntilGone(card(page, 'Fort Carson garage'))
  })

  it('by wheel zooms with Ctrl and scrolls the page without', async () => {
    const page = await openSite('#/map', { viewport: { width: 1280, height: 500 }, isPainted: true })
    const { x, y } = await boxOf(map(page))
    await page.mouse.move(x + 100, y + 100)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
    await waitForHash(page, '#/map')
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -300)
    await page.keyboard.up('Control')
    await waitForHash(page, /zoom=/)
  })

  it('by keys moves the cursor and opens the nearest marker', async () => {
    const page = await openSite('#/map?layer=garages&id=24')
    await buttonIn(page, 'Close Fort Carson garage').click()
    await map(page).press('ArrowRight')
    await expect.poll(() => coordinates(page)).toBe('-287, 1194')
    await map(page).press('ArrowLeft')
    await map(page).press('Enter')
    await card(page, 'Fort Carson garage').waitFor()
  })

  it('by two fingers zooms', async () => {
    const page = await openSite('#/map', { hasTouch: true, viewport: { width: 400, height: 800 } })
    const { x, y } = await boxOf(map(page))
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
    await waitForHash(page, /zoom=(2\.[5-9]|3)/)
  })

  it('ends sharp: the canvas is drawn at the new zoom and not stretched', async () => {
    const page = await openSite('#/map')
    await buttonIn(page, 'Zoom in').click()
    await waitForHash(page, /zoom=2/)
    const canvas = map(page).locator('> div').first()
    const width = await map(page).evaluate(element => element.clientWidth)
    await expect.poll(() => canvas.evaluate(element => element.clientWidth)).toBe(2 * width)
    expect(await canvas.evaluate(element => new DOMMatrix(getComputedStyle(element).transform).a)).toBe(1)
  })
})
