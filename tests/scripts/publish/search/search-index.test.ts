import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  describe as describeRecord,
  searchSources,
  searchStep,
} from '../../../../scripts/publish/search/search-step.ts'
import { tables } from '../../../../scripts/tables/tables.ts'
import { variableArrays } from '../../../../scripts/tables/variable-arrays.ts'
import { fullVariables } from '../../../../scripts/tables/variables.ts'
import { zonesLayer } from '../../../../src/map/markers/zones.ts'
import { locationRows } from '../../../../src/search/coordinates/locationRows.ts'
import { routeOf } from '../../../../src/search/entries.ts'
import { rowsByAddress } from '../../../src/app/rows-by-address.ts'
import { readRows } from '../../../support/csv-rows.ts'
import { realSource as source } from '../../support/sources.ts'

const sources = searchSources.flatMap(({ readEntries }) => readEntries(source))
const records = sources.flatMap(made => made.records)

describe('the search index', () => {
  it('takes at most 130 KB, compressed as hosts send it', () => {
    const module = searchStep({ root: process.cwd(), source }).modules?.find(
      ({ path }) => path === 'search/index.ts',
    )
    const bytes = gzipSync(module?.content ?? '', { level: 9 }).length
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes, `${bytes} bytes`).toBeLessThanOrEqual(130_000)
  })

  it('contains the rows of every table except those that only belong to other rows', () => {
    const held = searchSources.flatMap(({ tables }) => tables)
    const omitted = readRows(new URL('tables-not-found.csv', import.meta.url)).map(({ table }) => table)
    const listed = new Set([...held, ...omitted, fullVariables.name, variableArrays.name])
    expect(listed).toEqual(new Set(tables.map(({ name }) => name)))
    expect(held.filter(name => omitted.includes(name))).toEqual([])
  })

  it('has a title for every entry', () => {
    expect(records.filter(({ title }) => title.trim() === '')).toEqual([])
    expect(records.length).toBeGreaterThan(4000)
  })

  it('links to rows that exist on their pages, as do the tables of coordinates', () => {
    const routes = sources.flatMap(({ route, kind, counting, records: own }) =>
      own.map(({ title, code, id = code }) =>
        routeOf({ ...{ kind, counting, title, code, id }, template: route, detail: '' }),
      ),
    )
    const toRows = routes.filter(route => /[?.]row=/.test(route))
    expect(toRows.length).toBeGreaterThan(2000)
    expect(locationRows.length).toBeGreaterThan(1000)
    const lost = [...toRows, ...locationRows.map(({ route }) => route)].filter(route => {
      const [, parameter = '', name = ''] = /^(.*[?.]row)=(.*)$/.exec(route) ?? []
      return !rowsByAddress[parameter]?.includes(decodeURIComponent(name))
    })
    expect(lost).toEqual([])
  })

  it('links to every box of the map zones, also to the second one of a label', () => {
    const zones = sources.find(({ kind }) => kind === 'Map zones')?.records.map(({ id }) => id)
    expect(zones).toContain('MONINT.2')
    expect(new Set(zones)).toEqual(new Set(zonesLayer.markers.map(({ id }) => id)))
  })
})

it('the details of an entry leave out remarks, empty cells, and repeated words', () => {
  const about = ['MAX_HEALTH', null, '', 'health at most (in points)', 'stat; 0 to 1000']
  expect(describeRecord({ title: 'Max Health', code: '24', about })).toBe('health at most · stat')
})
