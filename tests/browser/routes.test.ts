import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import {
  filterField,
  hashOf,
  hrefsOf,
  linkIn,
  pageList,
  typeHash,
  waitForHash,
  waitForTitle,
} from './support/page.ts'
import { visitOf } from './support/visit.ts'

shareApp()

it('an old address redirects to the page of the block', async () => {
  const page = await openSite('#/')
  await typeHash(page, '#/block25')
  await waitForHash(page, '#/block/25')
})

describe('an address without a page', () => {
  it('for an empty block, or one that does not exist, renders nothing and leaves the navigation', async () => {
    const page = await openSite('#/threads')
    for (const block of ['07', '28', '99', 'x', '__proto__', '9'.repeat(100_000)]) {
      await typeHash(page, `#/block/${block}`)
      await expect.poll(() => page.locator('main').textContent(), { message: block }).toBe('')
      expect(await pageList(page).isVisible()).toBe(true)
      expect(await page.locator(`nav a[href="#/block/${block}"]`).count(), block).toBe(0)
    }
  })

  it('for a block number without its zero leads to the block and its field', async () => {
    const page = await openSite('#/block/2?f=clothes.0000')
    await waitForTitle(page, 'Block 02: Objects')
    expect(hashOf(page)).toBe('#/block/02?f=clothes.0000')
  })

  it('for a location that the map does not have shows a message of the map', async () => {
    const page = await openSite('#/map?layer=zones&id=NOPE')
    await page.getByText('Marker NOPE not found. Doors and pickups indoors are not on the map.').waitFor()
  })

  it('for a row that a filter hides shows a message, until the filter shows the row', async () => {
    const page = await openSite('#/vtypes?q=infernus&row=400')
    await page.getByText('Row 400 not found. It may be hidden by a filter.').waitFor()
    await filterField(page).fill('land')
    await page.getByText('Row 400 not found.').waitFor({ state: 'detached' })
    await page.waitForTimeout(2000) // longer than it looks for the row
    expect(await page.getByText('Row 400 not found.').count()).toBe(0)
  })

  it('for a row that does not exist shows a message, with a link to all rows', async () => {
    const page = await openSite('#/block/12?cars.row=999')
    await page.getByText('Row 999 not found. It may be hidden by a filter.').waitFor()
    await linkIn(page, 'Show everything').click()
    await waitForHash(page, '#/block/12')
    await page.getByText('Row 999 not found.').waitFor({ state: 'detached' })
  })

  it('of a hundred thousand letters fits into the window', async () => {
    const page = await openSite('#/')
    const routes = ['#/', '#/nope', '#/block/00?f=', '#/locations?q=', '#/locations?row=', '#/map?layer=']
    for (const route of routes) {
      await typeHash(page, route + 'a'.repeat(100_000))
      const [content, window] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(content, route).toBe(window)
      expect(page.url().length).toBeLessThan(9000) // longer ones take seconds
    }
  })

  it('shows No route matches and links to the overview', async () => {
    const page = await openSite('#/')
    for (const route of ['#/nope', '#/block', '#/block/00/x', `#/${'long/'.repeat(200)}`, '#/__proto__']) {
      await typeHash(page, route)
      await waitForTitle(page, 'No route matches')
      await linkIn(page.getByRole('main'), 'Overview').click()
      await expect.poll(() => hashOf(page), { message: route }).toBe('#/')
    }
  })
})

it('the script of a link on which the pointer rests is fetched, one file, but neither run nor shown', async () => {
  const page = await openSite('#/', { isFresh: true })
  const { requests } = visitOf(page)
  const title = await page.title()
  expect(requests.filter(url => url.includes('threads.page'))).toEqual([])
  await page.locator('nav a[href="#/threads"]').hover()
  await expect.poll(() => requests).toContainEqual(expect.stringContaining('threads.page'))
  expect(await page.title()).toBe(title)
  const preloads = () => hrefsOf(page.locator('link[rel="modulepreload"]'))
  const known = await preloads()
  expect(known).toContainEqual(expect.stringContaining('threads.page'))
  await page.locator('nav a[href="#/vtypes"]').hover()
  await expect.poll(async () => (await preloads()).length).toBe(known.length + 1)
})
