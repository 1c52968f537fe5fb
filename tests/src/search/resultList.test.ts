import { describe, expect, it } from 'vitest'
import { required } from '../../support/required.ts'
import { find, findFirst } from './support/find.ts'

describe('a list of results', () => {
  it('is short until the user requests more', () => {
    const few = findFirst('a')
    expect(few.groups.flatMap(({ hits }) => hits).length).toBeLessThan(45)
    expect(few.hiddenKinds).toBeGreaterThan(10)
    const opened = findFirst('a', 'Vehicles')
    const { hits, total } = required(
      opened.groups.find(({ kind }) => kind === 'Vehicles'),
      'group Vehicles',
    )
    expect(hits.length).toBe(total)
  })

  it('names each row once', () => {
    for (const query of ['money', '411', 'E4', 'sweet', 'e']) {
      const rows = find(query).groups.flatMap(({ kind, hits }) =>
        hits.map(({ title, code, route }) => `${kind} ${title} ${code} ${route}`),
      )
      expect(rows.length).toBe(new Set(rows).size)
    }
  })
})
