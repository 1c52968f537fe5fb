import { expect, it } from 'vitest'
import type { CellValue, ColumnKind } from '../../../src/table/column.ts'
import { type ColumnFilter, matchesFilter, parseBound, parseFilter } from '../../../src/table/columnFilter.ts'
import { group, id, name, offset } from '../support/example-columns.ts'

it.each([
  ['a range', id, '400..411', 400, 411],
  ['an open range', id, '..411', null, 411],
  ['a single number', id, '560', 560, 560],
  ['the bounds of a hex column as hex', offset, '0x10..FF', 16, 255],
  ['0x as hex also in a column of decimal numbers', id, '0x243', 579, 579],
])('the filter of a number column reads %s', (_, column, text, min, max) => {
  expect(parseFilter(column, [text])).toEqual({ type: 'range', min, max })
})

it.each([
  ['G1', 'hex'],
  ['1F', 'integer'],
] as const)('%s is no bound of a column of %s', (text, kind) => {
  expect(parseBound(text, kind)).toBeNull()
})

it.each<[string, ColumnKind, ColumnFilter, found: CellValue[], others: CellValue[]]>([
  ['numbers including the bounds', 'integer', { type: 'range', min: 1, max: 2 }, [1, 2], [0, 3, null]],
  ['text ignoring case', 'text', { type: 'text', text: 'eagle' }, ['Desert Eagle'], [null]],
  ['empty cells by the empty value of a list', 'choice', { type: 'list', values: [''] }, [null], ['Cars']],
])('a filter finds %s', (_, kind, filter, found, others) => {
  expect([...found, ...others].filter(value => matchesFilter(value, kind, filter))).toEqual(found)
})

it.each([
  [id, ['abc']],
  [id, ['..']],
  [name, ['  ']],
  [group, []],
] as const)('filters in the address are ignored if they are invalid: %o', (column, values) => {
  expect(parseFilter(column, values)).toBeNull()
})
