import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { cachedArchives } from '../../../../scripts/publish/parsers/cached-archives.ts'

const root = mkdtempSync(join(tmpdir(), 'archives-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('archives that take long to create', () => {
  it('are recreated only if an input changes, and the earlier ones are deleted', async () => {
    const make = vi.fn(async () => [{ path: 'parsers/a.zip', content: Uint8Array.of(1, 2, 3) }])
    const first = await cachedArchives(root, ['description', 'licence'], make)
    expect(await cachedArchives(root, ['description', 'licence'], make)).toEqual(first)
    expect(make).toHaveBeenCalledTimes(1)
    await cachedArchives(root, ['description', 'another licence'], make)
    expect(make).toHaveBeenCalledTimes(2)
    expect(readdirSync(join(root, 'node_modules/.cache/parsers'))).toHaveLength(1)
  })
})
