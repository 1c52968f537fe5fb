import { afterAll, describe, expect, it, vi } from 'vitest'
import { routeOfOld } from '../../../src/app/oldAddresses.ts'
import { pages } from '../../../src/generated/register.ts'
import { parseFieldAddress } from '../../../src/hexgrid/fieldAddress.ts'
import { formatMapState, parseMapState } from '../../../src/map/mapState.ts'
import { readWishes } from '../../../src/pages/variables/wishes.ts'
import type { ColumnHead } from '../../../src/table/column.ts'
import { formatTableState, parseTableState } from '../../../src/table/tableState.ts'
import { formatOf } from '../hexgrid/support/formats.ts'
import { hostileAddresses } from '../support/hostile-addresses.ts'

/** An address bar, as far as the history of the site asks for it. */
const bar = {
  location: { hash: '' },
  history: { state: null, replaceState() {}, pushState() {} },
  addEventListener() {},
}
vi.stubGlobal('window', bar)
afterAll(() => void vi.unstubAllGlobals())
const { readCurrentStep, siteNavigator } = await import('../../../src/app/siteHistory.ts')

/** The step of the site after an address was typed. */
function stepAt(address: string) {
  bar.location.hash = `#${address}`
  siteNavigator.replace('') // what was typed stands in the bar; the site looks there
  return readCurrentStep().location
}

const addresses = hostileAddresses(10_000)
const steps = addresses.map(address => ({ address, ...stepAt(address) }))
const queries = steps.map(({ address, search }) => ({ address, parameters: new URLSearchParams(search) }))

const columns: readonly ColumnHead[] = [
  { key: 'id', label: 'ID', kind: 'integer' },
  { key: 'name', label: 'Name', kind: 'text' },
  { key: 'at', label: 'Offset', kind: 'hex' },
  { key: 'x', label: 'X', kind: 'float' },
  { key: 'group', label: 'Group', kind: 'choice' },
]

/** The addresses for which something does not hold, at most a few of them. */
const wrong = (holds: (step: (typeof queries)[number]) => boolean) =>
  queries
    .filter(step => !holds(step))
    .slice(0, 3)
    .map(({ address }) => address)

const areFinite = (...numbers: readonly (number | null)[]) =>
  numbers.every(number => number === null || Number.isFinite(number))

describe('10,000 hostile addresses', () => {
  it('are many different ones', () => {
    expect(new Set(addresses).size).toBeGreaterThan(8000)
  })

  it('lead to a page of the register, to its address of today or to no page', () => {
    const known = new Set(pages.map(({ path }): string => path))
    const paths = steps.map(({ pathname }) => pathname)
    expect(paths.filter(path => !path.startsWith('/'))).toEqual([])
    expect(paths.filter(path => known.has(path)).length).toBeGreaterThan(4000)
    const old = paths.flatMap(path => routeOfOld(path) ?? [])
    expect(old.filter(path => !/^\/block\/\d\d$/.test(path))).toEqual([])
  })

  it('give a table a state that it can keep in the address and find there again', () => {
    const states = queries.map(({ parameters }) => parseTableState(parameters, columns, ''))
    const ranges = states
      .flatMap(({ filters }) => Object.values(filters))
      .filter(filter => filter.type === 'range')
    expect(ranges.length).toBeGreaterThan(10)
    expect(ranges.filter(({ min, max }) => !areFinite(min, max))).toEqual([])
    expect(
      wrong(({ parameters }) => {
        const state = parseTableState(parameters, columns, '')
        const kept = formatTableState(state, new URLSearchParams(), columns, '')
        return JSON.stringify(parseTableState(kept, columns, '')) === JSON.stringify(state)
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

  it('choose a field of the block or none', () => {
    const format = formatOf('01')
    expect(
      wrong(({ parameters }) => {
        const target = parseFieldAddress(format, parameters.get('f'))
        return target === null || target.kind === 'struct' || Number.isInteger(target.found.offset)
      }),
    ).toEqual([])
  })

  it('ask the variables for a script or an array by text alone', () => {
    expect(
      wrong(({ parameters }) =>
        Object.values(readWishes(parameters)).every(
          wish => wish === null || /^(string|boolean)$/.test(typeof wish),
        ),
      ),
    ).toEqual([])
  })
})
