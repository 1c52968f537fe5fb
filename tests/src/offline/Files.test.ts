import { afterEach, describe, expect, it, vi } from 'vitest'
import { Files } from '../../../src/offline/worker/Files.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a file that the browser has thrown away', () => {
  it('is answered as it comes from the host, also where there is no room to store it again', async () => {
    const put = vi.fn().mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put }) })
    vi.stubGlobal('fetch', async () => new Response('id,name'))
    const files = new Files('https://site/', [{ file: 'packs/data-1.json', holds: ['data/weapons.csv'] }])
    expect(await (await files.read('data/weapons.csv')).text()).toBe('id,name')
    expect(put).toHaveBeenCalledOnce()
  })
})
