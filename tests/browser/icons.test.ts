import { expect, test } from 'vitest'
import { radarIcons } from '../../src/generated/radar-icons.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { hrefsOf } from './support/page.ts'
import { visitOf } from './support/visit.ts'

shareBrowser()

test('the radar icons load with one request for all pictures', async () => {
  const page = await openSite('#/sprites')
  const { requests } = visitOf(page)
  const uses = page.locator('td svg use')
  await expect.poll(() => uses.count()).toBe(radarIcons.filter(({ hasImage }) => hasImage).length)
  const addresses = (await hrefsOf(uses)).map(href => new URL(href, page.url()).href)
  const [sprite = '', ...others] = new Set(addresses.map(address => address.split('#')[0]))
  expect(others).toEqual([])
  const text = await page.evaluate(async url => (await fetch(url)).text(), sprite)
  const missing = addresses.filter(address => !text.includes(`id="${address.split('#')[1]}"`))
  expect(missing).toEqual([])
  expect(requests.filter(url => url.includes('radar-icons/'))).toEqual([])
})

test('a radar icon is drawn', async () => {
  const page = await openSite('#/sprites', { isPainted: true })
  const shotOf = async (name: RegExp) =>
    (await page.getByRole('img', { name }).screenshot()).toString('base64')
  await expect.poll(async () => (await shotOf(/^Airfield/)) === (await shotOf(/^Boat yard/))).toBe(false)
})
