import { describe, expect, it } from 'vitest'
import type { Column } from '../../../src/table/column.ts'
import { matchesQuery, searchText } from '../../../src/table/searchText.ts'

interface Row {
  id: number
  offsetHex: string | null
  name: string
}
const columns: readonly Column<Row>[] = [
  { key: 'id', label: 'ID', kind: 'integer' },
  { key: 'offsetHex', label: 'Offset', kind: 'hex' },
  { key: 'name', label: 'Name', kind: 'text' },
]
const huntley = searchText({ id: 579, offsetHex: '053D', name: 'Huntley' }, columns)

describe('the filter box', () => {
  it('finds a row that contains all words, in any column and case', () => {
    expect(matchesQuery(huntley, 'hunt 579')).toBe(true)
    expect(matchesQuery(huntley, 'hunt 580')).toBe(false)
  })

  it.each(['0x243', '0x0243', '0X243', '0x24', '0x53d', '0x053D'])('understands %s', query => {
    expect(matchesQuery(huntley, query)).toBe(true)
  })

  it('treats digits without 0x as text', () => {
    expect(matchesQuery(huntley, '243')).toBe(false)
    expect(matchesQuery(huntley, '0x579')).toBe(false)
  })
})
