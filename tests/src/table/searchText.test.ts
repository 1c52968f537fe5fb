import { describe, expect, it } from 'vitest'
import { matchesQuery, queryWords, searchTextReader } from '../../../src/table/rowQuery.ts'
import { id, name, offset } from '../support/example-columns.ts'

const huntley = searchTextReader<object>([id, offset, name])({ id: 579, offsetHex: '053D', name: 'Huntley' })
const isFound = (query: string) => matchesQuery(huntley, queryWords(query))

describe('the filter box', () => {
  it('finds a row that contains all words, in any column and case', () => {
    expect(isFound('hunt 579')).toBe(true)
    expect(isFound('hunt 580')).toBe(false)
  })

  it.each(['0x243', '0x0243', '0X243', '0x24', '0x53d', '0x053D'])('understands %s', query => {
    expect(isFound(query)).toBe(true)
  })

  it('treats digits without 0x as text', () => {
    expect(isFound('243')).toBe(false)
    expect(isFound('0x579')).toBe(false)
  })
})
