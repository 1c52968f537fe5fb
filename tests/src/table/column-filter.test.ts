import { describe, expect, it } from 'vitest'
import type { Column } from '../../../src/table/column.ts'
import { matchesFilter, parseBound, parseFilter } from '../../../src/table/columnFilter.ts'

interface Row {
  id: number
  offsetHex: string
  name: string
  group: string
}
const id: Column<Row> = { key: 'id', label: 'ID', kind: 'integer' }
const offset: Column<Row> = { key: 'offsetHex', label: 'Offset', kind: 'hex' }
const name: Column<Row> = { key: 'name', label: 'Name', kind: 'text' }
const group: Column<Row> = { key: 'group', label: 'Group', kind: 'choice' }

describe('the filter of a number column', () => {
  it('reads a range, an open range and a single number', () => {
    expect(parseFilter(id, ['400..411'])).toEqual({ type: 'range', min: 400, max: 411 })
    expect(parseFilter(id, ['..411'])).toEqual({ type: 'range', min: null, max: 411 })
    expect(parseFilter(id, ['560'])).toEqual({ type: 'range', min: 560, max: 560 })
  })

  it('reads the bounds of a hex column as hex', () => {
    expect(parseFilter(offset, ['0x10..FF'])).toEqual({ type: 'range', min: 16, max: 255 })
    expect(parseBound('G1', 'hex')).toBeNull()
  })

  it('reads 0x as hex also in a column of decimal numbers', () => {
    expect(parseBound('0x243', 'integer')).toBe(579)
    expect(parseBound('243', 'integer')).toBe(243)
    expect(parseBound('1F', 'integer')).toBeNull()
  })

  it('includes the bounds themselves and never an empty cell', () => {
    const filter = { type: 'range', min: 1, max: 2 } as const
    expect([0, 1, 2, 3, null].map(value => matchesFilter(value, 'integer', filter))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the filter of a text or list column', () => {
  it('finds text ignoring case', () => {
    expect(matchesFilter('Desert Eagle', 'text', { type: 'text', text: 'eagle' })).toBe(true)
    expect(matchesFilter(null, 'text', { type: 'text', text: 'eagle' })).toBe(false)
  })

  it('finds empty cells by the empty value of a list', () => {
    expect(matchesFilter(null, 'choice', { type: 'list', values: [''] })).toBe(true)
    expect(matchesFilter('Cars', 'choice', { type: 'list', values: [''] })).toBe(false)
  })
})

it.each([
  [id, ['abc']],
  [id, ['..']],
  [name, ['  ']],
  [group, []],
] as const)('filters in the address are ignored if they are invalid: %o', (column, values) => {
  expect(parseFilter(column, values)).toBeNull()
})
