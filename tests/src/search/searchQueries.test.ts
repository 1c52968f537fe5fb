import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { findHits } from '../../../src/search/findHits.ts'
import type { SearchIndex } from '../../../src/search/searchIndex.ts'
import { loadFullIndex } from './support/full-index.ts'

interface Wanted {
  readonly query: string
  readonly kind: string
  readonly title: string
  readonly route: string
}

/** Queries that modders type, each with the expected result. */
const file = new URL('search-queries.csv', import.meta.url)
const { data: queries } = Papa.parse<Wanted>(readFileSync(file, 'utf8'), {
  header: true,
  skipEmptyLines: true,
})

let index: SearchIndex
beforeAll(async () => {
  index = await loadFullIndex()
})

const groupsOf = (query: string) => findHits(index, query, { opened: new Set(), isAll: true }).groups

it.each(queries)('$query finds $title first', ({ query, ...wanted }) => {
  const [group] = groupsOf(query)
  const [hit] = group?.hits ?? []
  expect({ kind: group?.kind, title: hit?.title, route: hit?.route }).toEqual(wanted)
})

describe('singular and plural', () => {
  it.each([
    ['pistol', 'pistols'],
    ['school', 'schools'],
    ['territory', 'territories'],
    ['glass', 'glasses'],
    ['safe house', 'safehouses'],
    ['garage', 'garages'],
    ['door', 'doors'],
  ])('%s and %s have the same results', (one, many) => {
    expect(groupsOf(one)[0]?.hits[0]).toEqual(groupsOf(many)[0]?.hits[0])
  })
})

it('a percent sign counts as part of the word: 100% finds nothing that only contains 100', () => {
  for (const { hits } of groupsOf('100%'))
    for (const { title, detail } of hits) expect(`${title} ${detail}`).toMatch(/%|percent/)
})

it.each(['block 31', 'block 99', 'Block 31'])('a block that no save contains is reported: %s', query => {
  const answer = findHits(index, query, { opened: new Set(), isAll: true })
  expect(answer).toMatchObject({ total: 0, isNearest: false })
  expect(answer.readings.at(-1)).toBe('A save has blocks 00 to 27; 28 to 30 are leftover copies')
})

it('bytes that spell a text are shown as that text', () => {
  expect(findHits(index, '42 4C 4F 43 4B', { opened: new Set(), isAll: true }).readings).toEqual([
    'The bytes of the text “BLOCK”',
  ])
})
