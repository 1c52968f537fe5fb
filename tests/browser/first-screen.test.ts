import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { readShift } from './support/first-screen.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { scrollTop, startAgain, typeHash, waitForTitle } from './support/page.ts'
import { settle } from './support/settle.ts'
import { holdBack } from './support/visit.ts'

shareBrowser()

/** Opens a route and holds its scripts back. @returns the page, and a function that lets them load */
async function openHeldUp(route: string) {
  const page = await openSite('#/')
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto('about:blank')
  await page.goto(inject('siteUrl') + route, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  const start = async () => {
    letThrough()
    await settle(page)
    await page.unrouteAll({ behavior: 'wait' })
  }
  return { page, start }
}

const currentPage = (page: Page) => page.locator('nav [aria-current]').allTextContents()

describe('the first screen', () => {
  it('shows the page, its place in the navigation and its first rows before the code has loaded', async () => {
    const { page, start } = await openHeldUp('#/weapons')
    expect(await page.locator('main h1').textContent()).toBe('Weapons')
    expect(await page.locator('main tbody').innerText()).toContain('Desert Eagle')
    expect(await currentPage(page)).toEqual(['Weapons'])
    const heading = await page.locator('main h1').elementHandle()
    await start()
    expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true) // React took it over
    expect(await page.locator('main table').innerText()).toContain('Desert Eagle')
    expect(await readShift(page)).toBe(0)
  })

  it('never shows rows that a filter in the address hides', async () => {
    const page = await openSite('#/locations?q=ammu')
    const rows = await page.evaluate(() => [...(window.firstScreen?.rows ?? [])])
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(text => !/ammu/i.test(text))).toEqual([])
  })

  it('keeps its scroll position if the user scrolls before the code has loaded', async () => {
    const { page, start } = await openHeldUp('#/')
    await page.evaluate(() => window.scrollTo(0, 300))
    await start()
    expect(await scrollTop(page)).toBe(300)
  })

  it('is replaced by the page that the user opens before the code has loaded', async () => {
    const { page, start } = await openHeldUp('#/locations')
    await typeHash(page, '#/weapons')
    await start()
    await waitForTitle(page, 'Weapons')
    expect(await currentPage(page)).toEqual(['Weapons'])
  })

  it('is replaced by the page that the user opens while the app renders for the first time', async () => {
    const page = await openSite('#/', { isFresh: true })
    await page.addInitScript(() => {
      const { replaceState } = history
      // The router's first rendering numbers the entry of the history. React ends a slice that lasts longer than 5 ms, and
      // the address changes before the next.
      history.replaceState = (...entry) => {
        history.replaceState = replaceState
        history.replaceState(...entry)
        const start = performance.now()
        while (performance.now() - start < 20);
        queueMicrotask(() => {
          location.hash = '#/weapons'
        })
      }
    })
    await startAgain(page)
    await waitForTitle(page, 'Weapons')
    expect(await currentPage(page)).toEqual(['Weapons'])
  })

  it('is reported as shifted if something pushes it down', async () => {
    const page = await openSite('#/threads')
    await page.locator('main').evaluate(main => {
      const late = document.createElement('div')
      late.style.blockSize = '200px'
      main.prepend(late)
    })
    await expect.poll(() => readShift(page)).toBeGreaterThan(0)
  })
})
