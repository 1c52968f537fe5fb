import { describe, expect, it } from 'vitest'
import { find, findFirst, hitsIn } from './support/find.ts'

describe('a list of results', () => {
  it('is short until the user requests more', () => {
    const few = findFirst('a')
    expect(hitsIn(few).length).toBeLessThan(45)
    expect(few.hiddenKinds).toBeGreaterThan(10)
    const opened = findFirst('a', 'Vehicles').groups.find(({ kind }) => kind === 'Vehicles')
    expect(opened?.hits).toHaveLength(opened?.total ?? 0)
  })

  it.each(['money', '411', 'E4', 'sweet', 'e'])('names each row once: %s', query => {
    const rows = hitsIn(find(query)).map(({ kind, title, code, route }) => [kind, title, code, route].join())
    expect(rows).toHaveLength(new Set(rows).size)
  })
})
