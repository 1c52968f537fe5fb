import { copyFileSync, cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { buttonIn, exactly, hashOf, waitForTitle } from '../../browser/support/page.ts'
import { expectComplaints, lostFiles } from '../../browser/support/visit.ts'
import { fileFolder } from '../../support/folders.ts'
import { type ServedSite, serveSite } from '../../support/serve-site.ts'

shareBrowser()

/** A copy of the site that a test may change, as a deploy does. */
const folder = fileFolder()
let site: ServedSite
let address = ''

beforeAll(async () => {
  cpSync(inject('siteFolder'), folder, { recursive: true })
  site = await serveSite(folder, { base: '/' })
  address = site.url
})
afterAll(() => site.goAway())

function change(file: string, edit: (text: string) => string) {
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

it('a new version of the site is offered, keeps each tab until the user accepts it there, and then shows the same location', async () => {
  const page = await openSite('#/vtypes?q=cheetah', { hasWorker: true, site: address })
  const listKept = () =>
    page.evaluate(async () => {
      const kept: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.push(url)
      return kept
    })
  const before = await listKept()
  const other = await page.context().newPage()
  await other.goto(`${address}#/block/16`)
  await other.getByRole('heading', { level: 1 }).waitFor()
  await other.waitForFunction(() => {
    window.scrollTo(0, 2000)
    return window.scrollY === 2000
  })
  change('index.html', html => html.replace('</head>', '<meta name="release" content="next"></head>'))
  change('sw.js', worker => worker.replace(/(?<="index.html",revision:")\w+/, 'next'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const reload = (tab: Page) => buttonIn(tab, 'Reload', exactly)
  const release = (tab: Page) => tab.locator('meta[name="release"]')
  await reload(page).waitFor()
  await reload(other).waitFor()
  expect(await release(page).count()).toBe(0)
  await reload(page).click()
  await release(page).waitFor({ state: 'attached' })
  // The other tab does not change, and its button still works although no worker is waiting.
  expect(await release(other).count()).toBe(0)
  await reload(other).click()
  await release(other).waitFor({ state: 'attached' })
  await expect.poll(() => other.evaluate(() => window.scrollY)).toBe(2000)
  expect(hashOf(other)).toBe('#/block/16')
  await expect.poll(() => page.getByRole('searchbox').first().inputValue()).toBe('cheetah')
  await expect.poll(listKept).toHaveLength(before.length)
  const fetched = (await listKept()).filter(url => !before.includes(url))
  expect(fetched).toEqual([expect.stringContaining('index.html')])
})

/** Replaces the site with one whose scripts have other names, as a deploy does. */
function deployNext() {
  const next = (text: string) => text.replaceAll(/\b(index|vmods\.page)-[\w-]{8}\./g, '$1-next.')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue
    change(file, next)
    renameSync(join(folder, file), join(folder, next(file)))
  }
}

describe('a page that stays open without an offline worker while the site is replaced', () => {
  const goToMods = (page: Page) => page.locator('nav a[href="#/vmods"]').first().click()

  it('reloads once when the user navigates', async () => {
    const page = await openSite('#/weapons', { site: address })
    expectComplaints(page, lostFiles)
    let loads = 0
    page.on('load', () => loads++)
    deployNext()
    await goToMods(page)
    await waitForTitle(page, 'Vehicle mods')
    await expect.poll(() => loads).toBe(1) // the heading appears before all of the page is loaded
  })

  it('reports the error if a file of the same version is missing', async () => {
    const page = await openSite('#/weapons', { site: address })
    expectComplaints(page, lostFiles)
    let loads = 0
    page.on('load', () => loads++)
    await page.route(/vmods\.page/, route => route.fulfill({ status: 404 }))
    const versionCheck = page.waitForRequest(address)
    await goToMods(page)
    await page.getByRole('alert').getByText('Unexpected').waitFor()
    await versionCheck
    await page.unroute(/vmods\.page/)
    expect(loads).toBe(0)
  })
})

it('the worker that removes the offline worker leaves neither a worker nor stored files behind, and the site still works', async () => {
  const page = await openSite('#/weapons', { hasWorker: true, site: address })
  const usual = `${folder}-usual-worker`
  renameSync(join(folder, 'sw.js'), usual)
  onTestFinished(() => renameSync(usual, join(folder, 'sw.js'))) // for the other tests
  copyFileSync(join(import.meta.dirname, '../../../docs/hosting/worker-off.js'), join(folder, 'sw.js'))
  const others = [`workbox-precache-v2-${address}other/`, 'of another program']
  await page.evaluate(async names => {
    for (const name of names) await caches.open(name)
    await (await navigator.serviceWorker.getRegistration())?.update()
  }, others)
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ])
  await expect.poll(left).toEqual(others)
  await page.reload()
  await waitForTitle(page, 'Weapons')
})
