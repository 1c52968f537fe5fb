import { expect, it } from 'vitest'
import { readRows } from '../../support/csv-rows.ts'
import { find } from './support/find.ts'

const readQueries = <Row>(file: string) => readRows<Row>(new URL(file, import.meta.url))

/** Queries that modders type, each with the expected first result. */
const queries = readQueries<Record<'query' | 'kind' | 'title' | 'route', string>>('search-queries.csv')

/** Coordinates, unfinished addresses and other names, each with a result, once all of a kind are listed. */
const found = readQueries<Record<'query' | 'opened' | 'route', string>>('found-queries.csv')

/** Queries with a number, bytes or a block, each with the ways it is read. */
const readings = readQueries<Record<'query' | 'readings', string>>('query-readings.csv')

const groupsOf = (query: string) => find(query).groups

it.each(queries)('$query finds $title first', ({ query, ...wanted }) => {
  const [group] = groupsOf(query)
  const [hit] = group?.hits ?? []
  expect({ kind: group?.kind, title: hit?.title, route: hit?.route }).toEqual(wanted)
})

it.each(found)('$query finds $route', ({ query, opened, route }) => {
  const { groups, isNearest } = find(query, opened)
  expect(isNearest).toBe(false)
  expect(groups.flatMap(({ hits }) => hits.map(hit => hit.route))).toContain(route)
})

it.each(readings)('$query is read as: $readings', ({ query, readings: explained }) => {
  expect(find(query).readings.join('; ')).toBe(explained)
})

it.each([
  ['pistol', 'pistols'],
  ['school', 'schools'],
  ['territory', 'territories'],
  ['glass', 'glasses'],
  ['safe house', 'safehouses'],
  ['garage', 'garages'],
  ['door', 'doors'],
])('singular and plural %s and %s have the same results', (one, many) => {
  expect(groupsOf(one)[0]?.hits[0]).toEqual(groupsOf(many)[0]?.hits[0])
})

it('a percent sign counts as part of the word: 100% finds nothing that only contains 100', () => {
  for (const { hits } of groupsOf('100%'))
    for (const { title, detail } of hits) expect(`${title} ${detail}`).toMatch(/%|percent/)
})

it('a block that no save contains has no results, not even near ones', () => {
  expect(find('block 31')).toMatchObject({ total: 0, isNearest: false })
})
