import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { buttonIn, startAgain, waitForTitle } from '../../browser/support/page.ts'
import { readPrecache } from '../../browser/support/precache.ts'
import { settle, waitForWorker } from '../../browser/support/settle.ts'
import { goOffline } from '../../browser/support/visit.ts'
import { readRows } from '../../support/csv-rows.ts'

shareBrowser()

/** Files of the site that the worker does not keep, and why. */
const exceptions = readRows(new URL('not-kept.csv', import.meta.url)).map(
  ({ pattern = '' }) => new RegExp(pattern),
)

const withWorker = { hasWorker: true }

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

it('after one visit the precache contains every file of the site', async () => {
  const folder = inject('siteFolder')
  const kept = new Set(readPrecache(folder))
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length))
  // 1.6 MB of parsers, if they were compiled: generated from the description, which is kept
  const left = files.filter(file => !kept.has(file) && !file.startsWith('data/parsers/'))
  expect(left.filter(file => !exceptions.some(exception => exception.test(file)))).toEqual([])
  expect(exceptions.filter(exception => !left.some(file => exception.test(file)))).toEqual([])
})

it('a page whose first script the browser has removed from its cache is shown without a connection all the same', async () => {
  const page = await openSite('#/', withWorker)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (request.url.includes('/picture-weapons')) await cache.delete(request)
    }
  })
  await goOffline(page)
  await startAgain(page, '#/weapons')
  await waitForTitle(page, 'Weapons')
  await settle(page)
  // A file that is not stored is not the app under another name.
  await expect(page.goto(`${inject('siteUrl')}data/map.png`)).rejects.toThrow('ERR_')
})

it('an offline worker that has lost its files is installed anew on the next visit, so that the site works offline again', async () => {
  const page = await openSite('#/', withWorker)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  await expect.poll(() => countWorkers(page)).toBe(0)
  await page.reload()
  await waitForWorker(page)
  await goOffline(page)
  await startAgain(page, '#/weapons')
  await waitForTitle(page, 'Weapons')
})

it('a user with Data Saver on stores nothing until the user agrees', async () => {
  const page = await openSite('#/', { ...withWorker, savesData: true })
  const keep = buttonIn(page, 'Keep a copy (1 MB)')
  await keep.waitFor()
  expect(await countWorkers(page)).toBe(0)
  await keep.click()
  await waitForWorker(page)
  expect(await countWorkers(page)).toBe(1)
})

it('a worker address that answers with a page is unregistered and the page reloaded, once', async () => {
  const page = await openSite('#/', withWorker)
  let loads = 0
  page.on('load', () => loads++)
  await page
    .context()
    .route('**/sw.js', route => route.fulfill({ contentType: 'text/html', body: '<p>other site</p>' }))
  await page.reload()
  await expect.poll(() => loads, { timeout: 20_000 }).toBe(2)
  await page.waitForTimeout(3000) // longer than a page waits before it looks for its worker
  expect(loads).toBe(2)
  expect(await countWorkers(page)).toBe(0)
})
