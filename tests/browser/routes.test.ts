import { describe, expect, it } from 'vitest'
import { goTo, openSite, shareBrowser } from './support/open-site.ts'
import { blockRoutes, pageRoutes } from './support/routes.ts'

shareBrowser()

describe('every route', () => {
  it('shows its page, browser title and current link', async () => {
    const visit = await openSite('#/')
    for (const [route, heading] of pageRoutes) {
      await goTo(visit, route)
      const { page } = visit
      expect(await page.getByRole('heading', { level: 1 }).textContent(), route).toBe(heading)
      expect(await page.title(), route).toContain(heading)
      expect(await page.locator('nav [aria-current="page"]').getAttribute('href'), route).toBe(route)
    }
  })

  it('of a block shows its documentation', async () => {
    const visit = await openSite('#/')
    for (const route of blockRoutes) {
      await goTo(visit, route)
      const { page } = visit
      expect(await page.getByRole('heading', { level: 1 }).textContent(), route).toContain(route.slice(-2))
      expect(await page.locator('nav [aria-current="page"]').getAttribute('href'), route).toBe(route)
    }
  })

  it.each(['00', '01', '02', '25', '27'])(
    '#/block%s, an old address, leads to the page of the block',
    async block => {
      const { page } = await openSite(`#/block${block}`)
      await expect.poll(() => new URL(page.url()).hash).toBe(`#/block/${block}`)
    },
  )
})

describe('an address without a page', () => {
  it('for an unknown or empty block renders nothing and leaves the navigation', async () => {
    const { page } = await openSite('#/threads')
    for (const block of ['07', '13', '14', '28', '29', '99', 'x', '__proto__']) {
      await page.evaluate(id => {
        window.location.hash = `#/block/${id}`
      }, block)
      await expect.poll(() => page.locator('main').textContent(), { message: block }).toBe('')
      expect(await page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(true)
      expect(await page.locator(`nav a[href="#/block/${block}"]`).count(), block).toBe(0)
    }
  })

  it.each(['#/nope', '#/block', '#/block/00/x', `#/${'long/'.repeat(200)}`, '#/__proto__'])(
    '%s says that no route matches and leads home',
    async route => {
      const { page } = await openSite(route)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No route matches')
      await page.getByRole('link', { name: 'to the overview' }).click()
      await expect.poll(() => new URL(page.url()).hash).toBe('#/')
    },
  )
})

describe('an address that cannot be decoded', () => {
  it('says that no route matches; only the router complains', async () => {
    const { page, complaints } = await openSite('#/%E0%A4')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No route matches')
    expect(complaints.filter(line => !line.includes('malformed URL segment'))).toEqual([])
    complaints.length = 0
  })
})

describe('while a page loads', () => {
  it('the placeholder shows instead of the page before', async () => {
    const { page } = await openSite('#/threads')
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/WeaponsPage/, async route => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Weapons', exact: true }).click()
    await expect.poll(() => page.locator('main').textContent()).toBe('Loading...')
    release()
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Weapons')
  })

  it('the focus goes to the heading of the new page', async () => {
    const { page } = await openSite('#/threads')
    await page.getByRole('link', { name: 'Garages', exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Garages')
  })
})

describe('a crash while rendering', () => {
  it('is shown in place of the page and leaves the navigation alive', async () => {
    const { page, complaints } = await openSite('#/threads')
    const broken = "export default function Broken() { throw new Error('seeded failure') }"
    await page.route(/WeaponsPage.*\.js/, route =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    )
    await page.getByRole('link', { name: 'Weapons', exact: true }).click()
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    expect(await page.locator('main').textContent()).toContain('seeded failure')
    expect(await page.getByRole('button', { name: 'reload' }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Garages', exact: true }).click()
    await page.getByRole('heading', { name: 'Garages', level: 1 }).waitFor()
    expect(complaints.join()).toContain('seeded failure')
    complaints.length = 0
  })
})
