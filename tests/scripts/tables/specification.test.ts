import { describe, expect, it } from 'vitest'
import { savedGarages } from '../../../scripts/tables/blocks/03-garages.ts'
import { statistics } from '../../../scripts/tables/blocks/16-statistics.ts'
import { blocks } from '../../../scripts/tables/blocks.ts'
import { garages } from '../../../scripts/tables/garages.ts'
import { locations } from '../../../scripts/tables/locations.ts'
import { pickups } from '../../../scripts/tables/pickups.ts'
import { radarIcons } from '../../../scripts/tables/radar-icons.ts'
import { savePlaces } from '../../../scripts/tables/save-places.ts'
import { savehouses } from '../../../scripts/tables/savehouses.ts'
import { threads } from '../../../scripts/tables/threads.ts'
import { gameMissions } from '../../../scripts/tables/variables/game-missions.ts'
import { resolveVariables } from '../../../scripts/tables/variables/resolve-variables.ts'
import { scripts } from '../../../scripts/tables/variables/scripts.ts'
import { variableArrays } from '../../../scripts/tables/variables/variable-arrays.ts'
import { vehicleColours } from '../../../scripts/tables/vehicle-colours.ts'
import { vehicleComponents } from '../../../scripts/tables/vehicle-components.ts'
import { vehicleMods } from '../../../scripts/tables/vehicle-mods.ts'
import { vehicles } from '../../../scripts/tables/vehicles.ts'
import { weapons } from '../../../scripts/tables/weapons.ts'
import { definition } from '../format/support.ts'
import { cellsOf, realSource } from '../support/sources.ts'

function counts(values: readonly (string | number | null)[]) {
  const result: Record<string, number> = {}
  for (const value of values) result[String(value)] = (result[String(value)] ?? 0) + 1
  return result
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

describe('the tables of the specification', () => {
  it('have 27 threads, buy3 left out', () => {
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

  it('have radar bytes 00 to 3F, 00 and 03 without a picture', () => {
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

  it('have each place of a garage once, in the list of block 03', () => {
    expect(cellsOf(garages.file)[0]).toEqual(['id', 'name', 'readable_name', 'save_index', 'note'])
    for (const { saveIndex, x, y, z } of garages.rows(realSource)) {
      expect(savedGarages.rows(realSource)[saveIndex]).toMatchObject({ x, y, z })
    }
    expect(garages.rows(realSource)[0]).toMatchObject({ id: 16, x: 2502.31, y: -1699.36, z: 12.4323 })
  })

  it('have what a block holds and its size once, in the format', () => {
    expect(cellsOf(blocks.file)[0]).not.toContain('contents')
    expect(cellsOf(blocks.file)[0]).not.toContain('actual_size')
    const rows = blocks.rows(realSource)
    for (const { number, what } of [...definition.blocks, ...definition.leftovers]) {
      const row = rows.find(({ block }) => block === number)
      if (row !== undefined) expect(row.contents).toBe(what)
    }
    expect(rows.map(({ contents }) => contents)).not.toContain('')
    expect(rows[1]?.actualSize).toBe('2314 + variable space size + 262 × script count')
    expect(rows.slice(-3).map(({ actualSize }) => actualSize)).toEqual(['none', 'none', 'none'])
  })

  it('give every location a side, and a kind and quarter to the 153 that older tables leave blank', () => {
    const rows = locations.rows(realSource)
    expect(rows.filter(({ side }) => side === 'Outside')).toHaveLength(222)
    expect(rows.filter(({ inside, side }) => inside !== null && inside !== side)).toEqual([])
    const blank = rows.filter(({ description }) => description === null)
    expect(blank).toHaveLength(153)
    // Only the two doors without a marker have no kind.
    expect(blank.filter(({ kind }) => kind === null).map(({ number }) => number)).toEqual([82, 83])
    expect(blank.filter(({ side, quarter }) => side === 'Outside' && quarter === null)).toEqual([])
  })

  it('call all doors of Ammu-Nation so, outside and inside', () => {
    const doors = locations.rows(realSource).filter(({ marker }) => marker?.startsWith('AMMUN'))
    expect(doors.map(({ number }) => number)).toEqual([
      ...[6, 13, 55, 124, 156, 181, 185, 196, 200, 206, 213],
      ...[325, 338, 339, 340, 341],
    ])
    expect(new Set(doors.map(({ kind }) => kind))).toEqual(new Set(['Ammu-Nation']))
  })

  it('place described doors in the quarter that their description names', () => {
    const named = locations.rows(realSource).flatMap(({ number, side, description, quarter }) => {
      const [, place] = /(?:^Savehouse: |, )([A-Z][\w' .-]+?)(?: \(.*)?$/.exec(description ?? '') ?? []
      return side === 'Outside' && place !== undefined ? [{ number, place, quarter }] : []
    })
    const elsewhere = named.filter(({ place, quarter }) => !quarter?.includes(place))
    expect(named.length).toBeGreaterThan(80)
    // 187 stands too high for any zone, 190 is an inner door called outer, 197 is just beyond the town.
    expect(elsewhere.map(({ number }) => number)).toEqual([187, 190, 197])
  })

  it('have locations 0 to 375, from 220 on empty exactly where the specification says', () => {
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

  it('have 18 savehouses, the last five outside, and 37 save places', () => {
    const rows = savehouses.rows(realSource)
    expect(rows.map(({ house }) => house)).toEqual(range(0, 17))
    expect(rows.filter(({ heaven }) => heaven === 0).map(({ house }) => house)).toEqual(range(13, 17))
    expect(savePlaces.rows(realSource).map(({ id }) => id)).toEqual(range(0, 36))
    expect(rows.reduce((sum, { timesUsed }) => sum + timesUsed, 0)).toBe(37)
  })

  it('have blocks 00 to 30 with the sizes of the specification', () => {
    const rows = blocks.rows(realSource)
    const sizes = Object.fromEntries(rows.map(({ block, sizeBytes }) => [block, sizeBytes]))
    expect(sizes).toMatchObject({
      '00': 312,
      '03': 9159,
      '04': 11,
      '06': 19923,
      '07': 0,
      '08': 359,
      '09': 7000,
      '10': 18892,
      '11': 160,
      '13': 0,
      '14': 0,
      '15': 44,
      '16': 1940,
      '17': 6724,
      '18': 26316,
      '19': 640,
      '20': 104,
      '21': 259,
      '22': 552,
      '23': 92,
      '24': 4764,
      '26': 3836,
      '27': 3590,
      '28': 0,
      '29': 0,
    })
    expect(rows.filter(({ sizeBytes }) => sizeBytes === null).map(({ block }) => block)).toEqual([
      '01',
      '02',
      '05',
      '12',
      '25',
      '30',
    ])
    expect(rows.find(({ block }) => block === '27')?.otherSizeBytes).toBe(3592)
    expect(rows.filter(({ hasPage }) => !hasPage).map(({ block }) => block)).toEqual([
      '07',
      '13',
      '14',
      '28',
      '29',
    ])
  })

  it('have all 305 statistics, with names of the format definitions', () => {
    const rows = statistics.rows(realSource)
    expect(rows.map(({ id }) => id)).toEqual([...range(0, 81), ...range(120, 342)])
    expect(rows.find(({ id }) => id === 120)?.offsetHex).toBe('0148')
    expect(rows.filter(({ field }) => field === null)).toEqual([])
  })

  it('have all 10,950 script variables: typed, named and proven as far as the facts go', () => {
    const all = resolveVariables(realSource)
    expect(all.map(({ index }) => index)).toEqual(range(0, 10949))
    expect(counts(all.map(({ type }) => type))).toMatchObject({ float: 3939, text: 1938, unused: 190 })
    expect(all.filter(({ name }) => name !== null)).toHaveLength(7868)
    expect(counts(all.map(({ row }) => row.evidence))).toEqual({ proven: 3740, script: 7204, documented: 6 })
    expect(all.filter(({ meaning }) => meaning === '')).toEqual([])
  })

  it('have 396 arrays, 64 of them without a name, and elements called after them', () => {
    const arrays = variableArrays.rows(realSource)
    expect(arrays).toHaveLength(396)
    expect(arrays.filter(({ name }) => name === null)).toHaveLength(64)
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
