import { describe, expect, it } from 'vitest'
import type { CellValue, ColumnKind } from '../../../src/table/column.ts'
import { compareKeys, sortKey, toNumber } from '../../../src/table/compare.ts'

function sorted(values: readonly CellValue[], kind: ColumnKind) {
  return [...values].sort((a, b) => compareKeys(sortKey(a, kind), sortKey(b, kind)))
}

describe('the order of cells', () => {
  it('sorts numbers as numbers', () => {
    expect(sorted([10, 9, -1, 2.5], 'float')).toEqual([-1, 2.5, 9, 10])
  })

  it('sorts hex as numbers of any width', () => {
    expect(sorted(['0114', '9', 'FF', '00A0'], 'hex')).toEqual(['9', '00A0', 'FF', '0114'])
  })

  it('puts words in a hex column after its numbers', () => {
    expect(sorted(['teleport', '0004', 'FFFF'], 'hex')).toEqual(['0004', 'FFFF', 'teleport'])
  })

  it('sorts text in natural order, ignoring case', () => {
    expect(sorted(['Row 10', 'row 9', 'Alpha'], 'text')).toEqual(['Alpha', 'row 9', 'Row 10'])
  })

  it('does not read words of letters A to F as hex outside hex columns', () => {
    expect(toNumber('BED', 'text')).toBeNaN()
    expect(toNumber('BED', 'hex')).toBe(0xbed)
  })
})
