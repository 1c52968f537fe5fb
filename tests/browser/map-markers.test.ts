import { describe, expect, it } from 'vitest'
import { readShift } from './support/first-screen.ts'
import { card, map, offCentre } from './support/map-page.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  boxOf,
  exactly,
  linkIn,
  phone,
  regionIn,
  waitForHash,
  waitForTitle,
  waitUntilGone,
} from './support/page.ts'

shareApp()

const blueberry = 'Save place 35: Blueberry'
const fortCarson = 'Fort Carson garage'

it('a link to a marker opens without moving anything on the page', async () => {
  const page = await openSite('#/map?layer=garages&id=24', { isFresh: true }) // counts since it was opened
  await card(page, fortCarson).waitFor()
  expect(await readShift(page)).toBeLessThan(0.01)
})

describe('a marker', () => {
  it('is selected and centred by the link on the card of its row', async () => {
    const page = await openSite('#/garages')
    await linkIn(page, fortCarson, exactly).click()
    await linkIn(page, 'Show on the map').click()
    await card(page, fortCarson).waitFor()
    await waitForHash(page, '#/map?layer=garages&id=24')
    expect(await offCentre(page, fortCarson)).toBeLessThanOrEqual(2)
  })

  it('opens a card that leads to its row, and is deselected by Back and by Escape', async () => {
    const page = await openSite('#/map')
    await linkIn(map(page), blueberry, exactly).click()
    await card(page, blueberry).waitFor()
    await page.goBack()
    await waitUntilGone(card(page, blueberry))
    await page.goForward()
    await card(page, blueberry).waitFor()
    await map(page).press('Escape')
    await waitUntilGone(card(page, blueberry))
    await page.goBack()
    await linkIn(card(page, blueberry), 'Row in the table').click()
    await waitForTitle(page, 'Savehouses')
  })

  it('has a target of 24 px on a phone, on the whole map too', async () => {
    const page = await openSite('#/map', phone)
    const { width, height } = await boxOf(linkIn(map(page), blueberry, exactly))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })

  it.each([
    [390, 'garages', '24', fortCarson],
    [390, 'save-places', '8', 'Save place 8: Ganton (Home)'],
    [320, 'save-places', '8', 'Save place 8: Ganton (Home)'],
  ])('at %d px is not covered by its card: %s %s', async (width, layer, id, name) => {
    const viewport = { width, height: 844 }
    const page = await openSite(`#/map?layer=${layer}&id=${id}&at=0,0&zoom=1`, { viewport })
    await card(page, name).waitFor()
    const mark = await boxOf(linkIn(map(page), name, exactly))
    const over = await boxOf(card(page, name))
    expect(over.y >= mark.y + mark.height || over.y + over.height <= mark.y).toBe(true)
  })

  it('is announced when the cursor comes near, with what Enter does', async () => {
    const page = await openSite('#/map?at=2495,-1687&zoom=8')
    const announced = page
      .getByRole('status')
      .filter({ hasText: /Ganton, Enter selects .+ \((Save places|Garages)\)$/ })
    await map(page).press('Shift+ArrowUp')
    const [, name = ''] = /Enter selects (.+) \(/.exec((await announced.textContent()) ?? '') ?? []
    await map(page).press('Enter')
    await card(page, name).waitFor()
  })
})

it('the list of locations in view lists the locations in view and selects a marker', async () => {
  const page = await openSite('#/map?at=-2300,-2300&zoom=6')
  const list = regionIn(page, /^Markers in view/)
  expect(await list.getByRole('link').allTextContents()).toEqual([
    'Save place 0: Angel Pine',
    'Save place 32: Angel Pine',
  ])
  await linkIn(list, 'Save place 32: Angel Pine').press('Enter')
  await card(page, 'Save place 32: Angel Pine').waitFor()
})
