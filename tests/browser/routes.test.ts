import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'
import { blockRoutes, pageRoutes } from './support/routes.ts'

shareBrowser()

describe('a route', () => {
  it.each(pageRoutes)('%s shows its page, title and current link', async (route, heading) => {
    const { page } = await openSite(route)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    expect(await page.title()).toContain(heading)
    const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]')
    expect(await current.getAttribute('href')).toBe(route)
  })

  it.each(blockRoutes)('%s shows the documentation of its block', async route => {
    const { page } = await openSite(route)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(route.slice(-2))
    expect(await page.locator('[aria-current="page"]').getAttribute('href')).toBe(route)
  })

  it.each(['00', '01', '02', '25', '27'])(
    '#/block%s, an old address, leads to the page of the block',
    async block => {
      const { page } = await openSite(`#/block${block}`)
      expect(new URL(page.url()).hash).toBe(`#/block/${block}`)
    },
  )
})

describe('an address without a page', () => {
  it.each(['07', '13', '14', '28', '29', '99', 'x', '__proto__'])(
    '#/block/%s renders nothing',
    async block => {
      const { page } = await openSite('#/threads')
      await page.goto(page.url().replace('threads', `block/${block}`))
      await expect.poll(() => page.locator('main').textContent()).toBe('')
      expect(await page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(true)
      expect(await page.locator(`nav a[href="#/block/${block}"]`).count()).toBe(0)
    },
  )

  it.each(['#/nope', '#/block', '#/block/00/x', '#/%E0%A4', `#/${'long/'.repeat(200)}`, '#/__proto__'])(
    '%s says that no route matches and leads home',
    async route => {
      const { page } = await openSite(route)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No route matches')
      await page.getByRole('link', { name: 'to the overview' }).click()
      await expect.poll(() => new URL(page.url()).hash).toBe('#/')
    },
  )
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
