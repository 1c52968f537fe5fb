import { describe, expect, inject, it } from 'vitest'
import { readFirstScreen } from './support/first-screen.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { settle } from './support/settle.ts'

/** Opens the overview from a host so many milliseconds away; whether its code was asked for beside the drawing of the page. */
async function isCodeAskedEarly(distanceMs: number): Promise<boolean> {
  const visit = await openSite('#/', { isFresh: true })
  await visit.page.addInitScript(ms => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'responseStart', {
      get(this: PerformanceResourceTiming) {
        return this.requestStart + ms
      },
    })
    let isDrawn = false
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => (isDrawn = true)))
    new MutationObserver(() => {
      if (document.querySelector('link[rel=modulepreload]'))
        document.documentElement.dataset.early ??= String(!isDrawn)
    }).observe(document, { childList: true, subtree: true })
  }, distanceMs)
  await visit.page.goto('about:blank')
  await visit.page.goto(inject('siteUrl'))
  await settle(visit)
  return (await visit.page.locator('html').getAttribute('data-early')) === 'true'
}

describe('the first screen', () => {
  shareBrowser()

  it('never shows rows that the address leaves out', async () => {
    const { page } = await openSite('#/locations?q=ammu')
    const rows = await page.evaluate(() => [...(window.firstScreen?.rows ?? [])])
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(text => !/ammu/i.test(text))).toEqual([])
  })

  it('of the overview stays as it stands there, without the code of its texts, and is the same after a way round', async () => {
    const visit = await openSite('#/')
    const main = visit.page.locator('main')
    const isOfTexts = (address: string) => address.includes('/overviewParts')
    const text = await main.innerText()
    expect(visit.requests.filter(isOfTexts)).toEqual([])
    await goTo(visit, '#/weapons')
    await goTo(visit, '#/')
    expect(await main.innerText()).toBe(text)
    expect(visit.requests.filter(isOfTexts)).not.toEqual([])
  })

  it('is seen to move when something pushes it down', async () => {
    const { page } = await openSite('#/threads')
    expect(await readFirstScreen(page)).toEqual({ shift: 0, isKept: true })
    await page.locator('main').evaluate(main => {
      const late = document.createElement('div')
      late.style.blockSize = '200px'
      main.prepend(late)
    })
    await expect.poll(async () => (await readFirstScreen(page)).shift).toBeGreaterThan(0)
  })

  it('comes before the code where the host is near, and beside it where the line would lie idle', async () => {
    expect(await isCodeAskedEarly(5)).toBe(false)
    expect(await isCodeAskedEarly(150)).toBe(true)
  })

  it('keeps a press on a button that came before the app', async () => {
    const visit = await openSite('#/')
    await visit.page.route('**/assets/*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 1000))
      await route.continue()
    })
    await visit.page.goto('about:blank')
    await visit.page.goto(`${inject('siteUrl')}#/threads`, { waitUntil: 'commit' })
    await visit.page.getByRole('button', { name: 'Legend', exact: true }).first().click()
    await visit.page.getByRole('complementary', { name: 'Legend' }).waitFor()
    await visit.page.unrouteAll({ behavior: 'wait' }) // files may still be held
  })

  it('marks the page to which the reader goes on before the app has started', async () => {
    const visit = await openSite('#/', { isFresh: true })
    const { page } = visit
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        window.location.hash = '#/weapons'
      })
    })
    await page.goto('about:blank')
    await page.goto(inject('siteUrl'))
    await page.getByRole('heading', { name: 'Weapons', level: 1 }).waitFor()
    expect(await page.locator('nav [aria-current]').allTextContents()).toEqual(['Weapons'])
  })

  it('is taken over as it is when the reader goes on in that moment', async () => {
    const visit = await openSite('#/', { isFresh: true })
    await visit.page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset.painted === 'app') window.location.hash = '#/weapons'
      }).observe(document, { subtree: true, attributeFilter: ['data-painted'] })
    })
    await visit.page.goto('about:blank')
    await visit.page.goto(`${inject('siteUrl')}#/locations`)
    await visit.page.getByRole('heading', { name: 'Weapons', level: 1 }).waitFor()
    await settle(visit) // nothing is complained of: see open-site.ts
  })
})
