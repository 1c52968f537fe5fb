import { describe, expect, it } from 'vitest'
import { findHits } from '../../../../src/search/findHits.ts'
import { find, hitsIn, index } from '../support/find.ts'

describe('coordinates', () => {
  it('without a match return the nearest locations, nearest first, with their distance', () => {
    const found = find('2496, -1687')
    expect(found).toMatchObject({ isNearest: true, groups: [{ kind: 'Nearest locations', total: 20 }] })
    const details = hitsIn(found).map(({ detail }) => detail)
    expect(details[0]).toMatch(/^Missions, 0\.8 m away: 2495\.2144, -1687\.0298, 12\.5144/)
    const distances = details.map(detail => Number.parseFloat(detail.replace(/.*?, /, '')))
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  })

  it('wait for the tables that contain them, and meanwhile show no similar results', () => {
    const findBare = (query: string) =>
      findHits({ ...index, locations: null }, query, { opened: [], isAll: true })
    for (const query of ['1554.95, -1674.99', '-1674.99', '59F29D44', '-1691'])
      expect(findBare(query), query).toMatchObject({ awaitsLocations: true, isNearest: false, total: 0 })
    for (const query of ['landstal', '16', '0x2F3A0', '16:0114', 'ak 47'])
      expect(findBare(query).awaitsLocations, query).toBe(false)
  })

  it('are not words, and adjacent whole numbers are not coordinates', () => {
    expect(find('-1674.99, 1554.95').groups).toHaveLength(1)
    expect(find('16 5').groups.map(({ kind }) => kind)).not.toContain('Nearest locations')
    expect(find('16 0114').groups[0]?.kind).toBe('At this offset in a block')
  })
})
