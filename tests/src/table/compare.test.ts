import { expect, it } from 'vitest'
import type { CellValue, ColumnKind } from '../../../src/table/column.ts'
import { compareKeys, sortKey, toNumber } from '../../../src/table/column.ts'

function sorted(values: readonly CellValue[], kind: ColumnKind) {
  return [...values].sort((a, b) => compareKeys(sortKey(a, kind), sortKey(b, kind)))
}

it.each<[string, ColumnKind, CellValue[]]>([
  ['numbers as numbers', 'float', [-1, 2.5, 9, 10]],
  ['hex as numbers of any width, and words after them', 'hex', ['9', '00A0', 'FF', '0114', 'teleport']],
  ['text in natural order, ignoring case', 'text', ['Alpha', 'row 9', 'Row 10']],
])('a column sorts %s', (_, kind, values) => {
  expect(sorted(values.toReversed(), kind)).toEqual(values)
})

it('words of letters A to F are no hex outside hex columns', () => {
  expect([toNumber('BED', 'text'), toNumber('BED', 'hex')]).toEqual([Number.NaN, 0xbed])
})
