import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'
import { blockRoutes } from './support/routes.ts'

shareBrowser()

const kilobyte = 1000

async function gzipBytes(file: string): Promise<number> {
  return gzipSync(await readFile(join(inject('siteFolder'), file)), { level: 9 }).length
}

/** Bytes (gzip) of one kind of file that a first visit of a route loads, before the offline worker fills its cache. */
async function firstLoad(route: string, ending: string): Promise<number> {
  const { requests } = await openSite(route)
  const files = requests
    .map(request => new URL(request).pathname.replace(/^\/docs\//, ''))
    .filter(path => path.endsWith(ending) && !path.includes('workbox') && !path.includes('registerWorker'))
  const sizes = await Promise.all([...new Set(files)].map(gzipBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('first load', () => {
  it('of the overview takes at most 95 KB of script and 8 KB of styles', async () => {
    expect(await firstLoad('#/', '.js')).toBeLessThanOrEqual(95 * kilobyte)
    expect(await firstLoad('#/', '.css')).toBeLessThanOrEqual(8 * kilobyte)
  })

  it.each([
    'threads',
    'weapons',
    'pickups',
    'sprites',
    'vcolors',
    'vtypes',
    'vmods',
    'garages',
    'locations',
    'savehouses',
  ])('of the table page %s takes at most 25 KB more', async name => {
    const more = (await firstLoad(`#/${name}`, '.js')) - (await firstLoad('#/', '.js'))
    expect(more).toBeLessThanOrEqual(25 * kilobyte)
  })

  it.each(blockRoutes)('of %s takes at most 30 KB more, 45 KB for the blocks 01 and 16', async route => {
    const limit = /(01|16)$/.test(route) ? 45 : 30
    const more = (await firstLoad(route, '.js')) - (await firstLoad('#/', '.js'))
    expect(more).toBeLessThanOrEqual(limit * kilobyte)
  })
})

describe('the whole site', () => {
  it('takes at most 900 KB', async () => {
    const folder = inject('siteFolder')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    const sizes = await Promise.all(
      files.map(async file => gzipSync(await readFile(file), { level: 9 }).length),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(900 * kilobyte)
  })

  it('has no web fonts', async () => {
    const files = await readdir(inject('siteFolder'), { recursive: true })
    expect(files.filter(file => /\.(woff2?|ttf|otf)$/.test(file))).toEqual([])
  })
})
