import { describe, expect, it } from 'vitest'
import { beforeNul } from '#shared/text.ts'
import { type EvidenceSave, variablesOf } from '../../../scripts/format/evidence/evidence-save.ts'
import { garageBox, savedGarages } from '../../../scripts/tables/blocks/03-garages.ts'
import { pickupLocations } from '../../../scripts/tables/blocks/06-pickup-locations.ts'
import { respawnPoints } from '../../../scripts/tables/blocks/08-respawn-points.ts'
import { parkedCars } from '../../../scripts/tables/blocks/12-parked-cars.ts'
import { policeTraps } from '../../../scripts/tables/blocks/17-police-traps.ts'
import { stuntJumps } from '../../../scripts/tables/blocks/24-jumps.ts'
import { required } from '../../support/required.ts'
import { realSource } from '../support/sources.ts'
import { unmodifiedSaves } from './game-values.ts'
import { isReferenceSet } from './support.ts'

/** Some cells of each row of a table. @param names separated by blanks */
const cellsOf = (rows: readonly object[], names: string): readonly unknown[][] =>
  rows.map(row => names.split(' ').map(name => Reflect.get(row, name)))

const decimals = (value: number) => Number(value.toFixed(3)) + 0
const eighth = (value: number) => value / 8
const quarter = (value: number) => value / 4

/**
 * Some values of each element of a list.
 * @param paths of values in an element, separated by blanks @param written converts a stored number to that of a table
 */
function elementsOf(save: EvidenceSave, list: string, paths: string, written = decimals) {
  const fields = paths.split(' ').map(path => save.leaves(`${list}.${path}`) ?? [])
  return save.structs(list).map((_, index) =>
    fields.map(values => {
      const value = values[index] ?? ''
      return typeof value === 'number' ? written(value) : beforeNul(value)
    }),
  )
}

/** The pickups with their positions and handles, without free slots, dropped weapons (types 4 and 5) and money (8). */
function pickupsOf(save: EvidenceSave) {
  const positions = elementsOf(save, '06.pickups', 'position.x position.y position.z', eighth)
  return save.structs('06.pickups').flatMap((pickup, slot) => {
    if ([0, 4, 5, 8].includes(Number(pickup.type))) return []
    return { pickup, position: String(positions[slot]), handle: slot + 0x10000 * Number(pickup.reference) }
  })
}

const carRows = parkedCars.rows(realSource)
/** The parked cars of the scripts, without those that a running mission has added before them. */
const carsOf = (save: EvidenceSave) => save.structs('12.cars').slice(-carRows.length)

describe.skipIf(unmodifiedSaves.length === 0)('the tables of game data', () => {
  it.each(unmodifiedSaves)('match $name: garages, hospitals, police stations and police traps', save => {
    const garages = savedGarages.rows(realSource)
    const digits = (value: number) => Number(value.toPrecision(6))
    expect(cellsOf(garages, 'name type x y z')).toEqual(
      elementsOf(save, '03.garages', 'name original_type position.x position.y position.z', digits),
    )
    expect(cellsOf(garages, 'topZ width depth')).toEqual(elementsOf(save, '03.garages', 'top_z width depth'))
    const points = respawnPoints.rows(realSource).filter(({ townsUnlocked }) => townsUnlocked !== null)
    expect(cellsOf(points, 'x y z heading townsUnlocked')).toEqual(
      ['08.hospitals', '08.police'].flatMap(list =>
        elementsOf(save, list, 'position.x position.y position.z heading town_unlocked'),
      ),
    )
    const traps = policeTraps.rows(realSource)
    const used = save.number('17.used_count')
    const corners = ['area_min', 'area_max', 'spawn_1', 'target_2'].map(name => `${name}.x ${name}.y`)
    expect(cellsOf(traps, 'type')).toEqual(elementsOf(save, '17.set_pieces', 'type').slice(0, used))
    expect(cellsOf(traps, 'minX minY maxX maxY start1X start1Y target2X target2Y')).toEqual(
      elementsOf(save, '17.set_pieces', corners.join(' '), quarter).slice(0, used),
    )
  })

  it.each(unmodifiedSaves)(
    'match $name: stunt jumps, in the same order, starting at a different one',
    save => {
      const paths = ['start_min', 'camera'].map(name => `${name}.x ${name}.y ${name}.z`).join(' ')
      const found = elementsOf(save, '24.jumps', paths).map(String)
      const names = 'startMinX startMinY startMinZ cameraX cameraY cameraZ'
      const rows = cellsOf(stuntJumps.rows(realSource), names).map(String)
      const first = rows.indexOf(found[0] ?? '')
      expect(first).toBeGreaterThanOrEqual(0)
      expect([...rows.slice(first), ...rows.slice(0, first)]).toEqual(found)
    },
  )

  it.each(unmodifiedSaves)('match $name: parked cars, each referred to by its variable', save => {
    const positions = elementsOf(save, '12.cars', 'position.x position.y position.z', eighth)
    expect(cellsOf(carRows, 'x y z')).toEqual(positions.slice(-carRows.length))
    const chances = elementsOf(save, '12.cars', 'alarm_chance locked_chance min_delay')
    expect(cellsOf(carRows, 'alarm locked minDelay')).toEqual(chances.slice(-carRows.length))
    for (const [index, car] of carsOf(save).entries()) {
      const { variable, vehicle, colour1, colour2, heading, flagsHex } = required(carRows[index], 'row')
      expect(variablesOf(save).words[variable]).toBe(car.index)
      // A random car in use has its model, as a negative number, and its colours.
      if (vehicle === null) expect(Number(car.model)).toBeLessThan(0)
      else expect([vehicle, colour1 ?? -1, colour2 ?? -1]).toEqual([car.model, car.colour_1, car.colour_2])
      // Version 2.00 rounds some headings up; the game itself changes two of the flags.
      expect([0, 1]).toContain(Number(car.heading) - heading)
      expect(Number(car.flags) & ~9).toBe(Number.parseInt(flagsHex, 16) & ~9)
    }
  })

  it.each(unmodifiedSaves)(
    'match $name: all pickups of the scripts, each referred to by its variable',
    save => {
      const rows = new Map(pickupLocations.rows(realSource).map(row => [[row.x, row.y, row.z].join(), row]))
      for (const { pickup, position, handle } of pickupsOf(save)) {
        const row = rows.get(position)
        const isLocked = row?.atStart === 'locked' && pickup.model === 1272
        const found = [pickup.model, pickup.type, pickup.amount]
        const type = Number.parseInt(row?.typeHex ?? '', 16)
        expect(found).toEqual(isLocked ? [1272, 0x11, 0] : [row?.model, type, row?.amount])
        if (row?.variable !== null && row !== undefined)
          expect(variablesOf(save).words[row.variable]).toBe(handle)
      }
    },
  )
})

describe.skipIf(!isReferenceSet)('the 21 saves of the unmodified game among the 22 of the project', () => {
  const playedMs = (save: EvidenceSave) => save.number('00.game_time_ms')
  const byTime = unmodifiedSaves.toSorted((one, other) => playedMs(one) - playedMs(other))

  it('begin with two after 4 and 16 minutes of play', () => {
    const minutes = byTime.map(save => Math.round(playedMs(save) / 60_000))
    expect([minutes.length, ...minutes.slice(0, 3)]).toEqual([21, 4, 16, 30])
  })

  it('have each parked car enabled as often as its row states', () => {
    const isOn = byTime.map(save => carsOf(save).map(({ cars_left }) => cars_left !== 0))
    const [earliest] = byTime.map(carsOf)
    for (const [index, { saves: count, atStart, flagsHex }] of carRows.entries()) {
      expect(isOn.filter(on => on[index])).toHaveLength(count)
      expect(isOn.slice(0, 2).map(on => on[index])).toEqual([atStart, atStart])
      expect(earliest?.[index]?.flags).toBe(Number.parseInt(flagsHex, 16))
    }
  })

  it('contain each pickup as often as its row states', () => {
    const positions = byTime.map(save => new Map(pickupsOf(save).map(one => [one.position, one.pickup])))
    for (const { x, y, z, saves: count, atStart } of pickupLocations.rows(realSource)) {
      const position = [x, y, z].join()
      expect(positions.filter(found => found.has(position))).toHaveLength(count)
      const models = positions.flatMap(found => found.get(position)?.model ?? [])
      const early = positions.slice(0, 2).flatMap(found => found.get(position)?.model ?? [])
      const start = early.includes(1272) && models.includes(1273)
      expect(start ? 'locked' : early.length > 0 ? 'yes' : 'no').toBe(atStart)
    }
  })
})

it('the box around a garage with rotated sides reaches from the least to the greatest corner', () => {
  const side = Math.SQRT1_2
  const turned = { x: 10, y: 20, sideAX: side, sideAY: side, sideBX: -side, sideBY: side }
  expect(garageBox({ ...turned, width: 10, depth: 4 })).toEqual({
    minX: 7.17,
    maxX: 17.07,
    minY: 20,
    maxY: 29.9,
  })
})
