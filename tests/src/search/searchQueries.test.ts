import { expect, it } from 'vitest'
import { readRows } from '../../support/csv-rows.ts'
import { find, hitsIn } from './support/find.ts'

const readQueries = <Row>(file: string) => readRows<Row>(new URL(file, import.meta.url))

/** Queries that modders type, each with the expected first result. */
const queries = readQueries<Record<'query' | 'kind' | 'title' | 'route', string>>('search-queries.csv')

/** Coordinates, unfinished addresses and other names, each with a result, once all of a kind are listed. */
const found = readQueries<Record<'query' | 'opened' | 'route', string>>('found-queries.csv')

/** Queries with a number, bytes or a block, each with the ways it is read. */
const readings = readQueries<Record<'query' | 'readings', string>>('query-readings.csv')

const firstOf = (query: string) => hitsIn(find(query))[0]

it.each(queries)('$query finds $title first', ({ query, ...wanted }) => {
  expect(firstOf(query)).toMatchObject(wanted)
})

it.each(found)('$query finds $route', ({ query, opened, route }) => {
  const results = find(query, opened)
  expect(results.isNearest).toBe(false)
  expect(hitsIn(results).map(hit => hit.route)).toContain(route)
})

it.each(readings)('$query is read as: $readings', ({ query, readings: explained }) => {
  expect(find(query).readings.join('; ')).toBe(explained)
})

it.each([
  ['school', 'schools'],
  ['territory', 'territories'],
  ['glass', 'glasses'],
  ['safe house', 'safehouses'],
  ['garage', 'garages'],
  ['door', 'doors'],
])('singular and plural %s and %s have the same results', (one, many) => {
  expect(firstOf(one)).toEqual(firstOf(many))
})

it('a percent sign counts as part of the word: 100% finds nothing that only contains 100', () => {
  for (const { title, detail } of hitsIn(find('100%'))) expect(`${title} ${detail}`).toMatch(/%|percent/)
})
