import { describe, expect, it } from 'vitest'
import { find, findFirst } from './support/find.ts'

describe('a list of results', () => {
  it('is short until the user requests more', () => {
    const few = findFirst('a')
    expect(few.groups.flatMap(({ hits }) => hits).length).toBeLessThan(45)
    expect(few.hiddenKinds).toBeGreaterThan(10)
    const opened = findFirst('a', 'Vehicles')
    const vehicles = opened.groups.find(({ kind }) => kind === 'Vehicles')
    expect(vehicles?.hits.length).toBe(vehicles?.total)
  })

  it('names each row once', () => {
    for (const query of ['money', '411', 'E4', 'sweet', 'e']) {
      const routes = find(query).groups.flatMap(({ kind, hits }) =>
        hits.map(({ title, code, route }) => `${kind} ${title} ${code} ${route}`),
      )
      expect(routes.length).toBe(new Set(routes).size)
    }
  })
})
