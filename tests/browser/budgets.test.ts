import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { openSite, shareBrowser, type Visit } from './support/open-site.ts'
import { readParcels } from './support/parcels.ts'
import { blockRoutes, pageRoutes } from './support/routes.ts'

shareBrowser()

const kilobyte = 1000

async function gzipBytes(file: string): Promise<number> {
  return gzipSync(await readFile(join(inject('siteFolder'), file)), { level: 9 }).length
}

async function brotliBytes(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return brotliCompressSync(await readFile(join(inject('siteFolder'), file)), { params }).length
}

async function sumBytes(files: readonly string[], measure: typeof gzipBytes): Promise<number> {
  const sizes = await Promise.all(files.map(measure))
  return sizes.reduce((total, size) => total + size, 0)
}

/** Bytes (gzip) of the scripts and styles that a first visit of a route loads, before the offline worker comes. */
async function firstLoad(
  { page, requests }: Visit,
  route: string,
): Promise<{ script: number; style: number }> {
  await page.goto('about:blank')
  requests.length = 0
  await page.goto(inject('siteUrl') + route)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const files = new Set(requests.map(request => new URL(request).pathname.replace(/^\/docs\//, '')))
  const sum = (ending: string) =>
    sumBytes(
      [...files].filter(file => file.endsWith(ending)),
      gzipBytes,
    )
  return { script: await sum('.js'), style: await sum('.css') }
}

/** Routes whose scripts take more over those of the overview than their limit in kilobytes, with how much they take. */
async function findHeavy(limits: ReadonlyMap<string, number>): Promise<Record<string, number>> {
  const visit = await openSite('#/')
  const overview = await firstLoad(visit, '#/')
  const heavy: Record<string, number> = {}
  for (const [route, limit] of limits) {
    const more = (await firstLoad(visit, route)).script - overview.script
    if (more > limit * kilobyte) heavy[route] = more
  }
  return heavy
}

const tableRoutes = pageRoutes.map(([route]) => route).filter(route => route !== '#/' && route !== '#/map')

describe('first load', () => {
  it('of the overview takes at most 95 KB of script and 8 KB of styles', async () => {
    const { script, style } = await firstLoad(await openSite('#/'), '#/')
    expect(script).toBeLessThanOrEqual(95 * kilobyte)
    expect(style).toBeLessThanOrEqual(8 * kilobyte)
  })

  it('of a table page takes at most 25 KB more', async () => {
    expect(await findHeavy(new Map(tableRoutes.map(route => [route, 25])))).toEqual({})
  }, 240_000)

  it('of a block page takes at most 30 KB more, 45 KB for the blocks 01 and 16', async () => {
    const limits = blockRoutes.map(route => [route, /(01|16)$/.test(route) ? 45 : 30] as const)
    expect(await findHeavy(new Map(limits))).toEqual({})
  }, 240_000)
})

describe('the whole site', () => {
  it('comes for offline in at most 60 requests of at most 1,150 KB, 1,000 KB from hosts that pack by brotli', async () => {
    const parcels = readParcels(inject('siteFolder'))
    expect(parcels.flatMap(({ holds }) => holds).length).toBeGreaterThan(100)
    expect(parcels.length).toBeLessThanOrEqual(60)
    const files = parcels.map(({ file }) => file)
    expect(await sumBytes(files, gzipBytes)).toBeLessThanOrEqual(1150 * kilobyte)
    expect(await sumBytes(files, brotliBytes)).toBeLessThanOrEqual(1000 * kilobyte)
  })

  it('has no web fonts', async () => {
    const files = await readdir(inject('siteFolder'), { recursive: true })
    expect(files.filter(file => /\.(woff2?|ttf|otf)$/.test(file))).toEqual([])
  })
})
