import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../src/shared/rows.ts'

interface Thing {
  readonly id: number
  readonly name: string | null
}

describe('rows of a table', () => {
  it('are made from its columns, numbers also from the steps between them', () => {
    expect(rowsOf<Thing>({ id: { steps: [4, 1, 3] }, name: ['a', null, 'c'] })).toEqual([
      { id: 4, name: 'a' },
      { id: 5, name: null },
      { id: 8, name: 'c' },
    ])
  })

  it('are none without columns', () => {
    expect(rowsOf({})).toEqual([])
  })
})
