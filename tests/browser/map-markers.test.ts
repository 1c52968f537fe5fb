import { describe, expect, it } from 'vitest'
import { readShift } from './support/first-screen.ts'
import { boxOf, card, hash, map, offCentre } from './support/map-page.ts'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser({ isAppKept: true })

describe('a link to a marker', () => {
  it('opens without moving anything on the page', async () => {
    const { page } = await openSite('#/map?layer=garages&id=24', { isFresh: true }) // counts since it was opened
    await card(page, 'Fort Carson garage').waitFor()
    expect(await readShift(page)).toBeLessThan(0.01)
  })
})

describe('a marker', () => {
  it('opens a card that leads to its row', async () => {
    const { page } = await openSite('#/map')
    await map(page).getByRole('link', { name: '35 Blueberry', exact: true }).click()
    await card(page, '35 Blueberry').getByRole('link', { name: 'Row in the table' }).click()
    await page.getByRole('heading', { level: 1, name: 'Savehouses' }).waitFor()
  })

  it('is selected and centred by the link on the card of its row', async () => {
    const { page } = await openSite('#/garages')
    await page.getByRole('link', { name: 'Fort Carson garage', exact: true }).click()
    await page.getByRole('link', { name: 'Show on the map' }).click()
    await card(page, 'Fort Carson garage').waitFor()
    await expect.poll(() => hash(page)).toBe('#/map?layer=garages&id=24')
    expect(await offCentre(page, 'Fort Carson garage')).toBeLessThanOrEqual(2)
  })

  it('is deselected by Back and by Escape', async () => {
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

  it('has a target of 24 px on a phone, on the whole map too', async () => {
    const { page } = await openSite('#/map', { viewport: { width: 390, height: 844 } })
    const box = await map(page).getByRole('link', { name: '35 Blueberry', exact: true }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  })

  it.each([
    [390, 'garages', '24', 'Fort Carson garage'],
    [390, 'save-places', '8', '8 Ganton (Home)'],
    [320, 'save-places', '8', '8 Ganton (Home)'],
  ])('at %d px is not covered by its card: %s %s', async (width, layer, id, name) => {
    const viewport = { width, height: 844 }
    const { page } = await openSite(`#/map?layer=${layer}&id=${id}&at=0,0&zoom=1`, { viewport })
    await card(page, name).waitFor()
    const mark = await map(page).getByRole('link', { name, exact: true }).boundingBox()
    const over = await card(page, name).boundingBox()
    if (!mark || !over) throw new Error('nothing drawn')
    expect(over.y >= mark.y + mark.height || over.y + over.height <= mark.y).toBe(true)
  })

  it('is announced when the cursor comes near, with what Enter does', async () => {
    const { page } = await openSite('#/map?at=2495,-1687&zoom=8')
    const announced = page
      .getByRole('status')
      .filter({ hasText: /Ganton, Enter selects .+ \((Save places|Garages)\)$/ })
    await map(page).press('Shift+ArrowUp')
    const [, name = ''] = /Enter selects (.+) \(/.exec((await announced.textContent()) ?? '') ?? []
    await map(page).press('Enter')
    await card(page, name).waitFor()
  })

  it('of a zone is the smallest zone around the click', async () => {
    const { page } = await openSite('#/map?show=zones&at=2495,-1687&zoom=8')
    const { x, y, width } = await boxOf(page)
    await page.mouse.click(x + width / 2, y + width / 2)
    await card(page, 'Ganton').waitFor()
  })
})

describe('the list of locations in view', () => {
  it('lists the locations in view and selects a marker', async () => {
    const { page } = await openSite('#/map?at=-2300,-2300&zoom=6')
    const list = page.getByRole('region', { name: /^Markers in view/ })
    expect(await list.getByRole('link').allTextContents()).toEqual(['0 Angel Pine', '32 Angel Pine'])
    await list.getByRole('link', { name: '32 Angel Pine' }).press('Enter')
    await card(page, '32 Angel Pine').waitFor()
  })
})
