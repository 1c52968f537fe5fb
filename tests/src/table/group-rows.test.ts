import { describe, expect, it } from 'vitest'
import { groupRows } from '../../../src/table/groupRows.ts'

const rows = [
  { type: 'Cars', id: 1 },
  { type: 'Bikes', id: 2 },
  { type: 'Cars', id: 3 },
  { type: 'Odd', id: 4 },
]

describe('groups of rows', () => {
  it('follow the given order, unknown groups last', () => {
    const groups = groupRows(rows, { key: 'type', order: ['Bikes', 'Boats', 'Cars'] }, false)
    expect(groups.map(group => group.label)).toEqual(['Bikes', 'Cars', 'Odd'])
    expect(groups[1]?.rows).toEqual([rows[0], rows[2]])
  })

  it('turn round when sorted downwards by the group', () => {
    const groups = groupRows(rows, { key: 'type', order: ['Bikes', 'Cars', 'Odd'] }, true)
    expect(groups.map(group => group.label)).toEqual(['Odd', 'Cars', 'Bikes'])
  })

  it('are one group without heading where nothing is grouped', () => {
    expect(groupRows(rows, undefined, false)).toEqual([{ label: '', rows }])
  })
})
