import { describe, expect, it } from 'vitest'
import { rowsOf } from '#shared/rows.ts'

interface Thing {
  readonly id: number
  readonly name: string | null
}

describe('rows of a table', () => {
  it('are created from its columns, in order', () => {
    expect(rowsOf<Thing>({ id: [4, 5, 8], name: ['a', null, 'c'] })).toEqual([
      { id: 4, name: 'a' },
      { id: 5, name: null },
      { id: 8, name: 'c' },
    ])
  })

  it('do not exist without columns', () => {
    expect(rowsOf({})).toEqual([])
  })
})
