import { parsePath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { parseFieldAddress } from '../../../src/blocks/fieldAddress.ts'
import { pages } from '../../../src/generated/register.ts'
import { formatMapState, parseMapState } from '../../../src/map/mapState.ts'
import type { ColumnHeader } from '../../../src/table/column.ts'
import { formatTableState, parseTableState } from '../../../src/table/tableState.ts'
import { readPageFilters } from '../../../src/variables/variableTable.tsx'
import { formatOf } from '../blocks/support/formats.ts'
import { group, id, name, offset } from '../support/example-columns.ts'
import { hostileAddresses } from '../support/hostile-addresses.ts'

const addresses = hostileAddresses(10_000)
const queries = addresses.map(address => {
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

/** The addresses for which a check fails, at most a few of them. */
const wrong = (holds: (step: (typeof queries)[number]) => boolean) =>
  queries
    .filter(step => !holds(step))
    .slice(0, 3)
    .map(({ address }) => address)

const areFinite = (...numbers: readonly (number | null)[]) =>
  numbers.every(number => number === null || Number.isFinite(number))

describe('10,000 hostile addresses', () => {
  it('are all different', () => {
    expect(new Set(addresses).size).toBeGreaterThan(8000)
  })

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
    expect(
      wrong(({ parameters }) => {
        const state = parseTableState(parameters, names)
        const kept = formatTableState(state, new URLSearchParams(), names)
        return JSON.stringify(parseTableState(kept, names)) === JSON.stringify(state)
      }),
    ).toEqual([])
  })

  it('give the map a view within its coast, which the address keeps', () => {
    expect(
      wrong(({ parameters }) => {
        const state = parseMapState(parameters)
        const again = parseMapState(formatMapState(state))
        const { x, y, zoom } = state.view
        return areFinite(x, y, zoom) && JSON.stringify(again.shown) === JSON.stringify(state.shown)
      }),
    ).toEqual([])
  })

  it('select a field of the block or none', () => {
    const format = formatOf('01')
    expect(
      wrong(({ parameters }) => {
        const target = parseFieldAddress(format, parameters.get('f'))
        return target === null || target.kind === 'struct' || Number.isInteger(target.found.offset)
      }),
    ).toEqual([])
  })

  it('query the variables of a script or array by text alone', () => {
    expect(
      wrong(({ parameters }) =>
        Object.values(readPageFilters(parameters)).every(
          filter => filter === null || /^(string|boolean)$/.test(typeof filter),
        ),
      ),
    ).toEqual([])
  })
})
