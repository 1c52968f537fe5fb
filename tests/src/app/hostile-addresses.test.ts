import { parsePath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pages } from '../../../src/generated/register.ts'
import { formatMapState, parseMapState } from '../../../src/map/mapState.ts'
import type { ColumnHeader } from '../../../src/table/column.ts'
import { formatTableState, parseTableState } from '../../../src/table/tableState.ts'
import { readPageFilters } from '../../../src/variables/variableTable.tsx'
import { formatOf, foundAt } from '../blocks/support/formats.ts'
import { group, id, name, offset } from '../support/example-columns.ts'
import { hostileAddresses } from '../support/hostile-addresses.ts'

const queries = hostileAddresses(10_000).map(address => {
  const { pathname = '/', search } = parsePath(address)
  return { address, pathname, parameters: new URLSearchParams(search) }
})

const columns: readonly ColumnHeader[] = [
  id,
  name,
  { ...offset, key: 'at' },
  { key: 'x', label: 'X', kind: 'float' },
  group,
]

const names = { columns, prefix: '', rowParameter: 'row' }

const areFinite = (...numbers: readonly (number | null)[]) =>
  numbers.every(number => number === null || Number.isFinite(number))

describe('10,000 hostile addresses', () => {
  it('often belong to a page', () => {
    const known = new Set(pages.map(({ path }): string => path))
    expect(queries.filter(({ pathname }) => known.has(pathname)).length).toBeGreaterThan(4000)
  })

  it('give a table a state that it can write to the address and read back', () => {
    const states = queries.map(({ parameters }) => parseTableState(parameters, names))
    const ranges = states
      .flatMap(({ filters }) => Object.values(filters))
      .filter(filter => filter.type === 'range')
    expect(ranges.length).toBeGreaterThan(10)
    expect(ranges.filter(({ min, max }) => !areFinite(min, max))).toEqual([])
    for (const state of states)
      expect(parseTableState(formatTableState(state, new URLSearchParams(), names), names)).toEqual(state)
  })

  it('give the map a view within its coast, which the address keeps', () => {
    for (const { address, parameters } of queries) {
      const { view, shown, ...others } = parseMapState(parameters)
      expect(areFinite(view.x, view.y, view.zoom), address).toBe(true)
      expect(parseMapState(formatMapState({ view, shown, ...others })).shown, address).toEqual(shown)
    }
  })

  it('select a field of the block or none', () => {
    const format = formatOf('01')
    for (const { parameters } of queries)
      expect(foundAt(format, parameters.get('f'))?.offset ?? 0).toSatisfy(Number.isInteger)
  })

  it('query the variables of a script or array by text alone', () => {
    const filters = queries.flatMap(({ parameters }) => Object.values(readPageFilters(parameters)))
    expect(filters.filter(one => one !== null && !/^(string|boolean)$/.test(typeof one))).toEqual([])
  })
})
