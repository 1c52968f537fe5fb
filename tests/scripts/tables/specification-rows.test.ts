import { describe, expect, it } from 'vitest'
import { statistics } from '../../../scripts/tables/blocks/16-statistics.ts'
import { garages } from '../../../scripts/tables/garages.ts'
import { locations } from '../../../scripts/tables/locations.ts'
import { gameMissions } from '../../../scripts/tables/missions.ts'
import { pickups } from '../../../scripts/tables/pickups.ts'
import { radarIcons } from '../../../scripts/tables/radar-icons.ts'
import { savePlaces } from '../../../scripts/tables/save-places.ts'
import { savehouses } from '../../../scripts/tables/savehouses.ts'
import { scripts } from '../../../scripts/tables/scripts.ts'
import { resolveVariables } from '../../../scripts/tables/shared/resolve-variables.ts'
import { threads } from '../../../scripts/tables/threads.ts'
import { variableArrays } from '../../../scripts/tables/variable-arrays.ts'
import { vehicleColours } from '../../../scripts/tables/vehicle-colours.ts'
import { vehicleComponents } from '../../../scripts/tables/vehicle-components.ts'
import { vehicleMods } from '../../../scripts/tables/vehicle-mods.ts'
import { vehicles } from '../../../scripts/tables/vehicles.ts'
import { weapons } from '../../../scripts/tables/weapons.ts'
import { realSource } from '../support/sources.ts'

function counts(values: readonly (string | number | null)[]) {
  const result: Record<string, number> = {}
  for (const value of values) result[String(value)] = (result[String(value)] ?? 0) + 1
  return result
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

describe('the tables of the specification', () => {
  it('have 27 threads, without buy3', () => {
    const names = threads.rows(realSource).map(({ name }) => name)
    expect(names).toHaveLength(27)
    expect(names).toEqual(
      expect.arrayContaining(['bcesar', 'bcrash', 'casino', 'garage', 'heist', 'riot', 'zero']),
    )
    expect(names).not.toContain('buy3')
  })

  it('have weapon slots 0 to 12 with one empty entry each', () => {
    const rows = weapons.rows(realSource)
    expect(rows.filter(({ idHex }) => idHex === '00').map(({ slot }) => slot)).toEqual(range(0, 12))
    const pistols = rows.filter(({ slot, idHex }) => slot === 2 && idHex !== '00')
    expect(pistols.map(({ skillOffsetHex }) => skillOffsetHex)).toEqual(['0114', '0118', '011C'])
  })

  it('have 58 pickups, one of which crashes the game', () => {
    const rows = pickups.rows(realSource)
    expect(rows).toHaveLength(58)
    expect(rows.filter(({ note }) => note?.includes('crash'))).toHaveLength(1)
  })

  it('have radar bytes 00 to 3F, with no image for 00 and 03', () => {
    const rows = radarIcons.rows(realSource)
    expect(rows.map(({ byte }) => byte)).toEqual(range(0, 63))
    expect(rows.filter(({ hasImage }) => !hasImage).map(({ byteHex }) => byteHex)).toEqual(['00', '03'])
  })

  it('have colours 0 to 126', () => {
    expect(vehicleColours.rows(realSource).map(({ id }) => id)).toEqual(range(0, 126))
  })

  it('have vehicles 400 to 611 in the groups of the page', () => {
    const rows = vehicles.rows(realSource)
    expect(rows.map(({ id }) => id)).toEqual(range(400, 611))
    expect(counts(rows.map(({ group }) => group))).toEqual({
      Bikes: 13,
      Cars: 147,
      Trailers: 9,
      Boats: 11,
      Helicopters: 9,
      Planes: 11,
      RC: 6,
      Unused: 6,
    })
  })

  it('have 71 mods of 15 types, one with two ids, and all 194 components', () => {
    const rows = vehicleMods.rows(realSource)
    expect(rows).toHaveLength(71)
    expect(new Set(rows.map(({ type }) => type)).size).toBe(15)
    expect(rows.filter(({ id2 }) => id2 !== null)).toHaveLength(1)
    expect(vehicleComponents.rows(realSource)).toHaveLength(194)
  })

  it('have the garages with ids 16-18, 24-37, 39-42, 44 and 45', () => {
    const ids = [...range(16, 18), ...range(24, 37), ...range(39, 42), 44, 45]
    expect(garages.rows(realSource).map(({ id }) => id)).toEqual(ids)
  })

  it('have locations 0 to 375, from 220 on empty exactly as specified', () => {
    const rows = locations.rows(realSource)
    expect(rows.map(({ number }) => number)).toEqual(range(0, 375))
    const empty = rows
      .filter(({ number, inside }) => number >= 220 && inside === null)
      .map(({ number }) => number)
    expect(empty).toEqual([
      ...range(268, 273),
      ...range(275, 283),
      ...range(285, 293),
      ...range(308, 314),
      ...range(316, 323),
      ...range(325, 334),
      ...range(336, 345),
      ...range(357, 361),
      ...range(364, 368),
      ...range(371, 374),
    ])
  })

  it('have 18 savehouses, five of them outdoors, and 37 save places', () => {
    const rows = savehouses.rows(realSource)
    expect(rows.map(({ house }) => house)).toEqual(range(0, 17))
    expect(rows.filter(({ heaven }) => heaven === 0).map(({ house }) => house)).toEqual(range(13, 17))
    expect(savePlaces.rows(realSource).map(({ id }) => id)).toEqual(range(0, 36))
    expect(rows.reduce((sum, { timesUsed }) => sum + timesUsed, 0)).toBe(37)
  })

  it('have all 305 statistics, with the names of the format definitions', () => {
    const rows = statistics.rows(realSource)
    expect(rows.map(({ id }) => id)).toEqual([...range(0, 81), ...range(120, 342)])
    expect(rows.find(({ id }) => id === 120)?.offsetHex).toBe('0148')
    expect(rows.filter(({ field }) => field === null)).toEqual([])
  })

  it('have all 10,950 script variables: typed, named and verified as far as the facts go', () => {
    const all = resolveVariables(realSource)
    expect(all.map(({ index }) => index)).toEqual(range(0, 10949))
    expect(all.filter(({ name }) => name !== null).length).toBeGreaterThan(9800) // more get a name by and by
    expect(all.filter(({ row }) => row.evidence === 'verified').length).toBeGreaterThanOrEqual(7500)
    expect(all.filter(({ meaning }) => meaning === '')).toEqual([])
  })

  it('have arrays that all have a name, and elements named after them', () => {
    const arrays = variableArrays.rows(realSource)
    expect(arrays.filter(({ name }) => name === null)).toHaveLength(0)
    const name = (index: number) => resolveVariables(realSource)[index]?.name
    expect([name(199), name(5363), name(5364)]).toEqual([
      'school_cones_0',
      'uranus_score_letter1_0_part1',
      'uranus_score_letter1_0_part2',
    ])
  })

  it('have 135 missions with their threads and 312 scripts', () => {
    const missions = gameMissions.rows(realSource)
    expect(missions).toHaveLength(135)
    expect(missions[16]).toMatchObject({
      title: "Nines and AK's",
      internalName: 'SWEET2',
      startedBy: 'SWEET',
    })
    expect(scripts.rows(realSource)).toHaveLength(312)
  })
})
