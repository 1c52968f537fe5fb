import { expect, it } from 'vitest'
import { matchesQuery, queryWords, searchTextReader } from '../../../src/table/rowQuery.ts'
import { id, name, offset } from '../support/example-columns.ts'

const huntley = searchTextReader<object>([id, offset, name])({ id: 579, offsetHex: '053D', name: 'Huntley' })

it.each([
  ['a row that contains all words, in any column and case', 'hunt 579', true],
  ['no row that lacks one of the words', 'hunt 580', false],
  ...['0x243', '0x0243', '0X243', '0x24', '0x53d', '0x053D'].map(hex => ['a hex number', hex, true] as const),
  ['digits without 0x only as text', '243', false],
  ['digits with 0x only as hex', '0x579', false],
] as const)('the filter box finds %s: %s', (_, query, isFound) => {
  expect(matchesQuery(huntley, queryWords(query))).toBe(isFound)
})
