import { describe, expect, it } from 'vitest'
import type { ColumnHead } from '../../../src/table/column.ts'
import { indexRows } from '../../../src/table/rowIndex.ts'

const columns: readonly ColumnHead[] = [
  { key: 'name', label: 'Name', kind: 'text' },
  { key: 'place', label: 'Place', kind: 'hex' },
  { key: 'count', label: 'Count', kind: 'integer' },
  { key: 'type', label: 'Type', kind: 'choice' },
]
const cells: Readonly<Record<string, readonly (string | number | null)[]>> = {
  name: ['cell 10', 'Cell 2', null, 'gate', 'gate key'],
  place: ['0243', '000C', '0010', '0AFF', '0B00'],
  count: [7, 579, 0, null, -3],
  type: ['int', 'bool', 'int', 'unused', 'int'],
}
const index = indexRows(5, columns, key => cells[key] ?? [])
const all = { query: '', filters: {}, sort: null }
const find = (state: object, keep: ((row: number) => boolean) | null = null) => [
  ...index.find({ ...all, ...state }, keep),
]

describe('an index of rows', () => {
  it('gives all rows in their order', () => {
    expect(find({})).toEqual([0, 1, 2, 3, 4])
  })

  it('finds rows by all words of the query, in any column and letter case', () => {
    expect(find({ query: 'GATE' })).toEqual([3, 4])
    expect(find({ query: 'gate int' })).toEqual([4])
    expect(find({ query: 'nothing' })).toEqual([])
  })

  it('does not find a word across two cells', () => {
    expect(find({ query: '10cell' })).toEqual([])
  })

  it('finds numbers by their hex digits', () => {
    expect(find({ query: '0x243' })).toEqual([0, 1])
    expect(find({ query: '0x0243' })).toEqual([0, 1])
  })

  it('sorts text in natural order, and empty cells last in both directions', () => {
    expect(find({ sort: { key: 'name', isDescending: false } })).toEqual([1, 0, 3, 4, 2])
    expect(find({ sort: { key: 'name', isDescending: true } })).toEqual([4, 3, 0, 1, 2])
  })

  it('sorts hex and numbers by value', () => {
    expect(find({ sort: { key: 'place', isDescending: false } })).toEqual([1, 2, 0, 3, 4])
    expect(find({ sort: { key: 'count', isDescending: false } })).toEqual([4, 2, 0, 1, 3])
  })

  it('keeps the order of the page among rows that are alike', () => {
    expect(find({ sort: { key: 'type', isDescending: true } })).toEqual([3, 0, 2, 4, 1])
  })

  it('filters columns, and leaves out what the page does not want', () => {
    expect(find({ filters: { type: { type: 'list', values: ['int'] } } })).toEqual([0, 2, 4])
    expect(find({ filters: { place: { type: 'range', min: 16, max: null } } }, row => row !== 2)).toEqual([
      0, 3, 4,
    ])
  })

  it('counts the values of a column among the rows that pass all other filters', () => {
    const filters = {
      type: { type: 'list', values: ['bool'] },
      count: { type: 'range', min: 0, max: null },
    } as const
    expect(index.readFacets('type', { query: '', filters }, null)).toEqual([
      ['int', 2],
      ['bool', 1],
    ])
  })

  it('is prepared in steps that end', () => {
    const fresh = indexRows(5, columns, key => cells[key] ?? [])
    let steps = 1
    while (fresh.prepare()) steps++
    expect(steps).toBe(2 * columns.length)
  })
})
