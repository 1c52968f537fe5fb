import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import {
  banner,
  buttonIn,
  linkIn,
  pageList,
  siteFile,
  startAgain,
  waitForText,
  waitForTitle,
} from '../../browser/support/page.ts'
import { expectComplaints, lostFiles, visitOf } from '../../browser/support/visit.ts'
import { serveSite } from '../../support/serve-site.ts'

shareBrowser()

const alertOf = (page: Page) => page.locator('main').getByRole('alert').first()
const waitForWeapons = (page: Page) => waitForText(page.locator('main'), 'Desert Eagle')

describe('a message is shown where scripts cannot run:', () => {
  it('on a page opened as a file, with a link to the document of each page', async () => {
    const page = await openSite('#/', { isFresh: true })
    expectComplaints(page, lostFiles, /^error: Access to script at 'file:.* blocked by CORS policy/)
    const index = pathToFileURL(join(inject('siteFolder'), 'index.html')).href
    await page.goto(index)
    expect(await alertOf(page).innerText()).toContain('opened this page as a local file')
    await pageList(page).getByRole('link', { name: 'Weapons', exact: true }).click()
    await waitForTitle(page, 'Weapons')
    await waitForWeapons(page)
    const skip = linkIn(page, 'Skip table').first()
    await skip.evaluate((link: HTMLAnchorElement) => link.click())
    expect(page.url()).toMatch(/weapons\.html#./) // still there
    const header = banner(page)
    expect(await header.evaluate(element => getComputedStyle(element).position)).toBe('sticky') // it has its styles
    await waitForWeapons(page)
    await page.goto('about:blank')
    await page.goto(`${index}#/threads`)
    await waitForTitle(page, 'thread')
    visitOf(page).requests.length = 0 // all requests are for files on disk
  })

  it.each([
    ['missing', 'index', 404],
    ['empty', 'index', 200],
    ['without what others import from it', 'shared', 200],
  ])('on a page with a first script that is still %s after one reload', async (_, script, status) => {
    const page = await openSite('#/', { isFresh: true })
    expectComplaints(page, lostFiles, /^SyntaxError: The requested module/)
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents++
    })
    const contentType = 'text/javascript'
    await page.route(`**/assets/${script}-*.js`, route => route.fulfill({ status, contentType, body: '' }))
    await startAgain(page, '#/weapons')
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toContain('could not be loaded')
    await waitForWeapons(page)
    await expect.poll(() => documents).toBe(2)
    await page.goto(`${inject('siteUrl')}#/nope`)
    await linkIn(alertOf(page), 'static version').click()
    await waitForTitle(page, 'San Andreas Save Reference')
    await alertOf(page).waitFor()
  })
})

it('a page at an address without its trailing slash redirects to the right one', async () => {
  const page = await openSite('#/', { isFresh: true })
  expectComplaints(page, lostFiles) // those of the first address
  const address = inject('siteUrl').replace(/\/$/, '')
  const index = siteFile('index.html')
  await page.route(address, route => route.fulfill({ contentType: 'text/html', body: index }))
  await page.goto(`${address}#/weapons`)
  await page.waitForURL(`${inject('siteUrl')}#/weapons`)
  await buttonIn(page, 'Search').first().waitFor()
  await waitForWeapons(page)
})

describe('in a browser that lacks or breaks what the app needs', () => {
  it('a page that cannot be rendered links to its static version', async () => {
    const page = await openSite('#/', { isFresh: true })
    expectComplaints(page, /^error: ReferenceError: ResizeObserver is not defined/)
    await page.addInitScript('delete window.ResizeObserver')
    await startAgain(page, '#/weapons')
    await linkIn(alertOf(page), 'static version').click()
    await waitForTitle(page, 'Weapons')
    await page.waitForLoadState()
    await waitForWeapons(page)
  })

  it.each([
    ['blocks what it fetches', "window.fetch = () => { throw new Error('blocked') }"],
    ['adds properties to all objects', 'Object.prototype.added = () => 1'],
  ])('shows the page although an extension %s', async (_, script) => {
    const page = await openSite('#/', { isFresh: true })
    await page.addInitScript(script)
    await startAgain(page, '#/weapons')
    await waitForWeapons(page)
    expect(await alertOf(page).count()).toBe(0)
  })
})

describe('an address that names another host in its path stays on the site', () => {
  const paths = ['//other.example/x', '/\\other.example/x', '/\t//other.example/x', '/.//other.example/x']

  it.each([
    ['a host that answers with index.html', false],
    ['the offline worker', true],
  ])('with %s', async (_, hasWorker) => {
    const site = await serveSite(inject('siteFolder'), { base: '/' })
    const page = await openSite('#/', { site: site.url, isFresh: true, hasWorker })
    if (hasWorker) await site.goAway()
    expectComplaints(page, lostFiles) // those of these addresses
    const { origin } = new URL(site.url)
    for (const path of paths) {
      await page.goto(`${origin}${path}#/weapons`, { waitUntil: 'commit' })
      await page.waitForURL(({ href }) => href.endsWith('other.example/x/#/weapons'))
      await page.getByRole('alert').waitFor() // after the one reload that looks for lost scripts
      expect(new URL(page.url()).origin).toBe(origin)
      await page.goto('about:blank')
    }
    await site.goAway()
  })
})
