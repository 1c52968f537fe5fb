import { beforeAll, describe, expect, it } from 'vitest'
import { findHits } from '../../../../src/search/findHits.ts'
import type { SearchIndex } from '../../../../src/search/searchIndex.ts'
import { loadFullIndex } from '../support/full-index.ts'

let index: SearchIndex
beforeAll(async () => {
  index = await loadFullIndex()
})

const ask = (query: string) => findHits(index, query, { opened: new Set(), isAll: true })
const hitsOf = (query: string) =>
  findHits(index, query, { opened: new Set(['Nearest locations']), isAll: true }).groups.flatMap(
    ({ hits }) => hits,
  )
/** The locations found at the coordinates of a query. */
const thereAt = (query: string) => hitsOf(query).filter(({ detail }) => detail.includes(', there: '))

const start = '/block/01?missions.row='

describe('a single coordinate', () => {
  it.each([
    ['1640.37', 'Garages', '/block/03?garages.row=0'],
    ['2027.77', 'Respawn points', '/block/08?places.row=hospital-0'],
    ['345.125', 'Pickup locations', '/block/06?places.row=0'],
    ['1549.890625', 'Tags', '/block/20?tags.row=0'],
    ['1549.891', 'Tags', '/block/20?tags.row=0'],
    ['2515.07', 'Missions', '/missions?row=13'],
    ['2515.0701', 'Missions', '/missions?row=13'],
    ['-1674.99', 'Locations', '/locations?row=0'],
    ['-2227', 'Parked cars', '/block/12?cars.row=3'],
    ['1936.636', 'Stunt jumps', '/block/24?jumps.row=0'],
    ['2454.75', 'Police traps', '/block/17?traps.row=0'],
    ['-1706.213', 'Savehouses', '/savehouses?row=0'],
    // four bytes of the file
    ['00F41B45', 'Mission stages', `${start}0704-00-Big%20Smoke`],
    ['D70BCD44', 'Garages', '/block/03?garages.row=0'],
    ['D446D5C4', 'Savehouses', '/savehouses?row=0'],
    ['1F311D45', 'Missions', '/missions?row=13'],
  ])('%s finds among the %s %s', (query, kind, route) => {
    const { groups } = findHits(index, query, { opened: new Set([kind]), isAll: true })
    const routes = groups.flatMap(group => (group.kind === kind ? group.hits.map(hit => hit.route) : []))
    expect(routes).toContain(route)
    expect(ask(query)).toMatchObject({ isNearest: false, isNumber: true })
  })
})

describe('coordinates', () => {
  it.each([
    ['1554.95, -1674.99', '/locations?row=0'],
    ['1554.95 -1674.99', '/locations?row=0'],
    ['1554.95; −1674.99', '/locations?row=0'],
    ['1554.95,-1674.99', '/locations?row=0'],
    ['(1554.95, -1674.99, 15.328)', '/locations?row=0'],
    ['X: 1554.95 Y: -1674.99', '/locations?row=0'],
    ['2496.141, -1706.213, 1016.091', '/savehouses?row=0'],
    ['1640.37 -1520.07', '/block/03?garages.row=0'],
    ['325 2537 17.5', '/block/12?cars.row=0'],
    ['2027.77, -1420.52', '/block/08?places.row=hospital-0'],
    ['1549.89 -1714.52', '/block/20?tags.row=0'],
    ['2515.07, -1673.98', '/missions?row=13'],
    ['2495.25, -1687.386, 13.515', `${start}0704-00-Big%20Smoke`],
    ['345.125, 308.875, 998.625', '/block/06?places.row=0'],
    ['1936.636, -1970.78', '/block/24?jumps.row=0'],
    ['2481, -1707', '/block/17?traps.row=0'],
    ['-2050, -2530', '/savehouses?places.row=0'],
  ])('in %s select %s', (query, route) => {
    expect(thereAt(query).map(hit => hit.route)).toContain(route)
    expect(ask(query)).toMatchObject({ isNearest: false, isNumber: true, awaitsLocations: false })
    expect(ask(query).groups[0]?.kind).toBe('Nearest locations')
  })

  it('without a match return the nearest locations, nearest first, with their distance', () => {
    const { isNearest, groups } = ask('2496, -1687')
    expect(isNearest).toBe(true)
    expect(groups.map(({ kind, total }) => [kind, total])).toEqual([['Nearest locations', 20]])
    const details = groups.flatMap(({ hits }) => hits.map(({ detail }) => detail))
    expect(details[0]).toMatch(/^Missions, 0\.8 units away: 2495\.2144, -1687\.0298, 12\.5144/)
    const distances = details.map(detail => Number.parseFloat(detail.replace(/.*?, /, '')))
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  })

  it('wait for the tables that contain them, and meanwhile show no similar results', async () => {
    const bare = { ...index, locations: null }
    for (const query of ['1554.95, -1674.99', '-1674.99', '59F29D44', '-1691']) {
      const answer = findHits(bare, query, { opened: new Set(), isAll: true })
      expect(answer, query).toMatchObject({ awaitsLocations: true, isNearest: false, total: 0 })
    }
    for (const query of ['landstal', '16', '0x2F3A0', '16:0114', 'ak 47'])
      expect(findHits(bare, query, { opened: new Set(), isAll: true }).awaitsLocations, query).toBe(false)
  })

  it('are not words, and adjacent whole numbers are not coordinates', () => {
    expect(ask('-1674.99, 1554.95').groups).toHaveLength(1)
    expect(ask('16 5').groups.map(({ kind }) => kind)).not.toContain('Nearest locations')
    expect(ask('16 0114').groups[0]?.kind).toBe('At this offset in a block')
  })
})
