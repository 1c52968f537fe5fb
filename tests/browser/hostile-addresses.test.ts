import { expect, it } from 'vitest'
import { hostileAddresses } from '../src/support/hostile-addresses.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { settle } from './support/settle.ts'

shareBrowser()

/** How many of the 10,000 addresses that unit tests check are typed into a browser. */
const typed = hostileAddresses(10_000).filter((_, index) => index % 100 === 0)

/** Types one address after another without a reload. @returns the addresses after which a check failed */
async function typeAll(addresses: readonly string[]): Promise<string[]> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const root = document.documentElement
  const heading = () => document.querySelector('main h1')?.textContent ?? ''
  /** What has to be in the document before the page of the current address counts as shown. */
  const isThere = () => {
    const path = `/${window.location.hash
      .slice(1)
      .replace(/[?#].*/s, '')
      .replace(/^\//, '')
      .replace(/\/+$/, '')}`
    if (path === '/legend') return heading() === 'Legend and glossary' // its entry in the navigation is a button, not a link
    const link = document.querySelector(`nav a[href="#${CSS.escape(path)}"]`)
    if (!link) return heading() === (/^\/block\/[^/]+$/.test(path) ? '' : 'No route matches') // no unknown block has a page
    return link.getAttribute('aria-current') === 'page' && heading() !== ''
  }
  const faults: string[] = []
  for (const address of addresses) {
    window.location.hash = address
    const start = performance.now()
    do await nextFrame()
    while (!isThere() && performance.now() - start < 10_000)
    if (!isThere()) faults.push(`${heading()}: ${address}`)
    if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} px: ${address}`)
  }
  return faults
}

it('100 hostile addresses, typed one after another on a phone, each show a page that fits and has text', async () => {
  const page = await openSite('#/', { viewport: { width: 390, height: 800 } })
  expect(typed).toHaveLength(100)
  expect(await page.evaluate(typeAll, typed)).toEqual([])
  await settle(page) // and without a console message: see open-site.ts
})
