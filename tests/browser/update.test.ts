import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { writePacks } from '../../scripts/vite/write-packs.ts'
import { openSite, shareBrowser, waitForWorker } from './support/open-site.ts'

shareBrowser()

/** A copy of the site that a test may change, as a deploy does. */
const folder = mkdtempSync(join(tmpdir(), 'site-update-'))
let server: PreviewServer
let address = ''

beforeAll(async () => {
  cpSync(inject('siteFolder'), folder, { recursive: true })
  server = await preview({
    configFile: false,
    root: dirname(folder),
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  address = server.resolvedUrls?.local[0] ?? ''
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function change(file: string, edit: (text: string) => string) {
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

describe('a new version of the site', () => {
  it('is offered, keeps the page until the reader agrees, and then shows', async () => {
    const visit = await openSite('#/vtypes?q=cheetah', { hasWorker: true, site: address })
    await waitForWorker(visit)
    const { page } = visit
    const listParcels = () => page.evaluate(() => caches.keys())
    const parcels = await listParcels()
    change('index.html', html => html.replace('</head>', '<meta name="release" content="next"></head>'))
    writePacks(folder)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const reload = page.getByRole('button', { name: 'Reload', exact: true })
    await reload.waitFor()
    expect(await page.locator('meta[name="release"]').count()).toBe(0)
    await reload.click()
    await page.locator('meta[name="release"]').waitFor({ state: 'attached' })
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('cheetah')
    await expect.poll(listParcels).toHaveLength(parcels.length)
    const fetched = (await listParcels()).filter(name => !parcels.includes(name))
    expect(fetched).toEqual([expect.stringContaining('packs/frame-')])
  })
})
