import { beforeAll, describe, expect, it } from 'vitest'
import { findHits } from '../../../src/search/findHits.ts'
import type { SearchIndex } from '../../../src/search/searchIndex.ts'
import { loadFullIndex } from './support/full-index.ts'

let index: SearchIndex
beforeAll(async () => {
  index = await loadFullIndex()
})

describe('a list of results', () => {
  it('is short until the user requests more', () => {
    const few = findHits(index, 'a', { opened: new Set(), isAll: false })
    expect(few.groups.flatMap(({ hits }) => hits).length).toBeLessThan(45)
    expect(few.hiddenKinds).toBeGreaterThan(10)
    const opened = findHits(index, 'a', { opened: new Set(['Vehicles']), isAll: false })
    const vehicles = opened.groups.find(({ kind }) => kind === 'Vehicles')
    expect(vehicles?.hits.length).toBe(vehicles?.total)
  })

  it('names each row once', () => {
    for (const query of ['money', '411', 'E4', 'sweet', 'e']) {
      const routes = findHits(index, query, { opened: new Set(), isAll: true }).groups.flatMap(
        ({ kind, hits }) => hits.map(({ title, code, route }) => `${kind} ${title} ${code} ${route}`),
      )
      expect(routes.length).toBe(new Set(routes).size)
    }
  })
})
