import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { openSite, shareBrowser, waitForWorker } from './support/open-site.ts'
import { allRoutes } from './support/routes.ts'

shareBrowser()

const withWorker = { hasWorker: true }

describe('after one visit', () => {
  it('every route works offline and after a reload', async () => {
    const visit = await openSite('#/', withWorker)
    await waitForWorker(visit)
    const { page } = visit
    await page.context().setOffline(true)
    const broken: string[] = []
    for (const route of allRoutes) {
      await page.goto(inject('siteUrl') + route)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      const text = await page.locator('main').innerText()
      if (text.length < 200 || text.includes('Unexpected')) broken.push(`${route}: ${text.slice(0, 60)}`)
    }
    expect(broken).toEqual([])
    // The only messages allowed offline: the check of the worker script on localhost says so once per load.
    const others = visit.complaints.filter(
      line => !line.includes('offline mode') && !line.includes('sw.js') && !line.includes('ERR_INTERNET'),
    )
    expect(others).toEqual([])
    visit.complaints.length = 0
  }, 240_000)

  it('the precache holds every file of the site', async () => {
    const folder = inject('siteFolder')
    const worker = await readFile(join(folder, 'sw.js'), 'utf8')
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length))
    const left = files.filter(file => !worker.includes(`"${file}"`))
    const exceptions = [
      /^(sw|workbox-\w+)\.js$/, // the worker does not cache itself
      /^social-preview\.png$/, // only other sites show it
      /^data\/radar-icons\//, // the sprite holds the same pictures
      /^data\/map\.(svg|png)$/, // the map page draws the same map
    ]
    expect(left.filter(file => !exceptions.some(exception => exception.test(file)))).toEqual([])
    expect(exceptions.filter(exception => !left.some(file => exception.test(file)))).toEqual([])
  })
})

describe('a worker address that answers with a page', () => {
  it('is unregistered and the page reloaded, once', async () => {
    const visit = await openSite('#/', withWorker)
    await waitForWorker(visit)
    const { page } = visit
    let loads = 0
    page.on('load', () => loads++)
    await page
      .context()
      .route('**/sw.js', route => route.fulfill({ contentType: 'text/html', body: '<p>other site</p>' }))
    await page.reload()
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect.poll(() => loads).toBe(2)
    await page.waitForTimeout(500)
    expect(loads).toBe(2)
  })
})
