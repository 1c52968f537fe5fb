import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { brotliBytes, bytesOf, gzipBytes, sumBytes } from './support/first-load.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { readParcels } from './support/parcels.ts'

shareBrowser()

const kilobyte = 1000

describe('first load', () => {
  it('of the overview takes at most 86 KB of script and 8 KB of styles', async () => {
    const visit = await openSite('#/')
    const { script, style } = await bytesOf(visit.requests)
    expect(script).toBeLessThanOrEqual(86 * kilobyte)
    expect(style).toBeLessThanOrEqual(8 * kilobyte)
  })
})

describe('files that come with the document', () => {
  it.each(['react', 'frame'])(
    '%s is compiled whole: before all else stands the comment that asks for it',
    async name => {
      const files = await readdir(join(inject('siteFolder'), 'assets'))
      const starts = files
        .filter(file => file.replace(/-[\w-]{8}\.js$/, '') === name)
        .map(file => readFileSync(join(inject('siteFolder'), 'assets', file), 'utf8').slice(0, 40))
      expect(starts).toEqual([expect.stringMatching(/^\/\/# allFunctionsCalledOnLoad\n/)])
    },
  )
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

  it('brings the licence of every package whose code it holds', () => {
    const text = readFileSync(join(inject('siteFolder'), 'licences.txt'), 'utf8')
    const [own = '', ...packages] = text.split(/^## /m)
    expect(own).toContain('The San Andreas Save Reference maintainers')
    const told = packages.map(part => ({
      name: part.split(' - ')[0],
      isWhole: part.includes('Permission is hereby'),
    }))
    expect(told.filter(({ isWhole }) => !isWhole)).toEqual([])
    const lock: { packages: Readonly<Record<string, { readonly dev?: true }>> } = JSON.parse(
      readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
    )
    const needed = Object.entries(lock.packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
    // The others only lead to these, or hold nothing that a page calls.
    const idle = ['@tanstack/react-store', '@tanstack/react-table', 'cookie', 'react-router-dom']
    const missing = needed.filter(name => !told.some(part => part.name === name))
    expect(missing).toEqual([...idle, 'set-cookie-parser', 'use-sync-external-store'])
  })
})
