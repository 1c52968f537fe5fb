import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { describe, expect, inject, it } from 'vitest'
import { sumBytes } from './support/first-load.ts'
import { siteFile } from './support/page.ts'
import { readPrecache } from './support/precache.ts'

const kilobyte = 1000

describe('the whole site', () => {
  // The package, recipes and comparison of an opened save are parts that load when somebody opens one, tables sort and filter by
  // a part that loads with the first pointer, and what blocks share with the search is none of the overview.
  it('stores at most 168 files, and at most 1,440 KB without the reader of saves, for offline use', async () => {
    const files = readPrecache(inject('siteFolder'))
    expect(files.length).toBeGreaterThan(100)
    expect(files.length).toBeLessThanOrEqual(168)
    const isReader = (file: string) =>
      /^assets\/(gtasa-save|readSave|OwnRecipe|ChangeTable|compare\.page)-/.test(file)
    expect(files.filter(isReader).length).toBeGreaterThanOrEqual(5)
    expect(await sumBytes(files.filter(file => !isReader(file)))).toBeLessThanOrEqual(1440 * kilobyte)
    expect(
      await sumBytes(files.filter(file => /^assets\/(gtasa-save|readSave)-/.test(file))),
    ).toBeLessThanOrEqual(60 * kilobyte)
  })

  it('has no web fonts', async () => {
    const files = await readdir(inject('siteFolder'), { recursive: true })
    expect(files.filter(file => /\.(woff2?|ttf|otf)$/.test(file))).toEqual([])
  })

  it('includes the licence of every package whose code it contains', () => {
    const text = siteFile('licences.txt')
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
    // The other files only load these, or contain nothing that a page calls.
    const idle = [
      '@tanstack/react-store',
      '@tanstack/react-table', // passes on what is in @tanstack/table-core
      'cookie',
      'react-router-dom',
      'set-cookie-parser',
      'use-sync-external-store',
    ]
    expect(needed.filter(name => !told.some(part => part.name === name))).toEqual(idle)
  })
})
