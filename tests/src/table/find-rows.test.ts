import { describe, expect, it } from 'vitest'
import type { Column } from '../../../src/table/column.ts'
import { prepareRows, type Question } from '../../../src/table/findRows.ts'
import { resetState } from '../../../src/table/tableState.ts'

interface Row {
  id: number
  name: string
  group: string | null
}
const columns: readonly Column<Row>[] = [
  { key: 'id', label: 'ID', kind: 'integer' },
  { key: 'name', label: 'Name', kind: 'text' },
  { key: 'group', label: 'Group', kind: 'choice' },
]
const rows: readonly Row[] = [
  { id: 10, name: 'Cell 10', group: 'Jail' },
  { id: 9, name: 'Cell 2', group: null },
  { id: 579, name: 'Huntley', group: 'Cars' },
]
const find = prepareRows(rows, columns)
const idsOf = (question: Partial<Question>) => find({ ...resetState, ...question }).map(({ id }) => id)

describe('rows of a table', () => {
  it('come in the order of the page until something is asked', () => {
    expect(find(resetState)).toEqual(rows)
  })

  it('are sorted by a column in both directions, empty cells last, and come back in the order of the page', () => {
    expect(idsOf({ sort: { key: 'name', isDescending: false } })).toEqual([9, 10, 579])
    expect(idsOf({ sort: { key: 'group', isDescending: false } })).toEqual([579, 10, 9])
    expect(idsOf({ sort: { key: 'group', isDescending: true } })).toEqual([10, 579, 9])
    expect(idsOf({ sort: null })).toEqual([10, 9, 579])
  })

  it('pass every word of the filter box and every filter of a column', () => {
    expect(idsOf({ query: ' cell ' })).toEqual([10, 9])
    expect(idsOf({ query: '0x243' })).toEqual([579])
    expect(idsOf({ query: 'cell', filters: { group: { type: 'list', values: [''] } } })).toEqual([9])
    expect(idsOf({ filters: { id: { type: 'range', min: 10, max: null } } })).toEqual([10, 579])
  })

  it('are found and sorted at once', () => {
    expect(idsOf({ query: 'cell', sort: { key: 'id', isDescending: false } })).toEqual([9, 10])
  })
})
