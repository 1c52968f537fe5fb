import { describe, expect, it } from 'vitest'
import { beforeNul } from '#shared/text.ts'
import type { StructValue, Value } from '../../../scripts/format/codec/value.ts'
import { garageBox, savedGarages } from '../../../scripts/tables/blocks/03-garages.ts'
import { pickupLocations } from '../../../scripts/tables/blocks/06-pickup-locations.ts'
import { respawnPoints } from '../../../scripts/tables/blocks/08-respawn-points.ts'
import { parkedCars } from '../../../scripts/tables/blocks/12-parked-cars.ts'
import { policeTraps } from '../../../scripts/tables/blocks/17-police-traps.ts'
import { stuntJumps } from '../../../scripts/tables/blocks/24-jumps.ts'
import { realSaves } from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'
import { at, carsOf, corner, eighths, numberAt, pickupsOf, structs, unmodifiedSaves } from './game-values.ts'
import { isReferenceSet } from './support.ts'

describe.skipIf(realSaves.length === 0)('the tables of game data', () => {
  it.each(unmodifiedSaves)(
    'match $name: garages, hospitals, police stations and police traps',
    ({ blocks }) => {
      const garages = structs(blocks['03']?.garages).map(garage => [
        beforeNul(String(garage.name)),
        garage.original_type,
        ...['x', 'y', 'z'].map(axis => Number(numberAt(garage, 'position', axis).toPrecision(6))),
        ...['top_z', 'width', 'depth'].map(name => at(garage, name)),
      ])
      const garageRows = savedGarages.rows(realSource)
      expect(
        garageRows.map(({ name, type, x, y, z, topZ, width, depth }) => [
          name,
          type,
          x,
          y,
          z,
          topZ,
          width,
          depth,
        ]),
      ).toEqual(garages)

      const points = ['hospitals', 'police'].flatMap(name =>
        structs(blocks['08']?.[name]).map(point => [
          ...corner(point, 'position'),
          at(point, 'heading'),
          point.town_unlocked,
        ]),
      )
      const pointRows = respawnPoints.rows(realSource).filter(({ townsUnlocked }) => townsUnlocked !== null)
      expect(
        pointRows.map(({ x, y, z, heading, townsUnlocked }) => [x, y, z, heading, townsUnlocked]),
      ).toEqual(points)

      const inQuarters = (trap: StructValue, name: string) => ['x', 'y'].map(axis => at(trap, name, axis) / 4)
      const traps = structs(blocks['17']?.set_pieces)
        .slice(0, Number(blocks['17']?.used_count))
        .map(trap => [
          trap.type,
          ...['area_min', 'area_max', 'spawn_1', 'target_2'].flatMap(name => inQuarters(trap, name)),
        ])
      const trapRows = policeTraps
        .rows(realSource)
        .map(row => [
          ...[row.type, row.minX, row.minY, row.maxX, row.maxY],
          ...[row.start1X, row.start1Y, row.target2X, row.target2Y],
        ])
      expect(trapRows).toEqual(traps)
    },
  )

  it.each(unmodifiedSaves)(
    'match $name: stunt jumps, in the same order, starting at a different one',
    ({ blocks }) => {
      const found = structs(blocks['24']?.jumps).map(jump =>
        [...corner(jump, 'start_min'), ...corner(jump, 'camera')].join(),
      )
      const rows = stuntJumps
        .rows(realSource)
        .map(row =>
          [row.startMinX, row.startMinY, row.startMinZ, row.cameraX, row.cameraY, row.cameraZ].join(),
        )
      const first = rows.indexOf(found[0] ?? '')
      expect(first).toBeGreaterThanOrEqual(0)
      expect([...rows.slice(first), ...rows.slice(0, first)]).toEqual(found)
    },
  )

  it.each(unmodifiedSaves)(
    'match $name: parked cars, each referred to by its variable',
    ({ blocks, globals }) => {
      const cars = carsOf(blocks)
      const orNone = (cell: Value | undefined) => (Number(cell) < 0 ? null : cell)
      for (const [index, row] of parkedCars.rows(realSource).entries()) {
        const car = cars[index] ?? {}
        const isRandom = row.vehicle === null
        expect([row.x, row.y, row.z]).toEqual(eighths(car))
        expect([row.alarm, row.locked, row.minDelay]).toEqual([
          car.alarm_chance,
          car.locked_chance,
          car.min_delay,
        ])
        expect(globals[row.variable]).toBe(car.index)
        // A random car in use has its model, as a negative number, and its colours.
        if (isRandom) expect(Number(car.model)).toBeLessThan(0)
        else
          expect([row.vehicle, row.colour1, row.colour2]).toEqual([
            car.model,
            orNone(car.colour_1),
            orNone(car.colour_2),
          ])
        // Version 2.00 rounds some headings up; the game itself changes two of the flags.
        expect([0, 1]).toContain(Number(car.heading) - row.heading)
        expect(Number(car.flags) & ~9).toBe(Number.parseInt(row.flagsHex, 16) & ~9)
      }
      expect(cars).toHaveLength(208)
    },
  )

  it.each(unmodifiedSaves)(
    'match $name: all pickups of the scripts, each referred to by its variable',
    ({ blocks, globals }) => {
      const rows = new Map(pickupLocations.rows(realSource).map(row => [[row.x, row.y, row.z].join(), row]))
      for (const { pickup, position, handle } of pickupsOf(blocks)) {
        const row = rows.get(position)
        const isLocked = row?.atStart === 'locked' && pickup.model === 1272
        const found = [pickup.model, pickup.type, pickup.amount]
        const type = Number.parseInt(row?.typeHex ?? '', 16)
        expect(found).toEqual(isLocked ? [1272, 0x11, 0] : [row?.model, type, row?.amount])
        if (row?.variable !== null && row !== undefined) expect(globals[row.variable]).toBe(handle)
      }
    },
  )
})

describe.skipIf(!isReferenceSet)('the 21 saves of the unmodified game among the 22 of the project', () => {
  const byTime = unmodifiedSaves.toSorted(
    (one, other) => Number(one.blocks['00']?.game_time_ms) - Number(other.blocks['00']?.game_time_ms),
  )

  it('begin with two after 4 and 16 minutes of play', () => {
    const minutes = byTime.map(({ blocks }) => Math.round(Number(blocks['00']?.game_time_ms) / 60_000))
    expect([minutes.length, ...minutes.slice(0, 3)]).toEqual([21, 4, 16, 30])
  })

  it('have each parked car enabled as often as its row states', () => {
    const isOn = byTime.map(({ blocks }) => carsOf(blocks).map(({ cars_left }) => cars_left !== 0))
    for (const [index, { saves: count, atStart, flagsHex }] of parkedCars.rows(realSource).entries()) {
      expect(isOn.filter(on => on[index])).toHaveLength(count)
      expect(isOn.slice(0, 2).map(on => on[index])).toEqual([atStart, atStart])
      const first = carsOf(byTime[0]?.blocks ?? {})[index]
      expect(first?.flags).toBe(Number.parseInt(flagsHex, 16))
    }
  })

  it('contain each pickup as often as its row states', () => {
    const positions = byTime.map(
      ({ blocks }) => new Map(pickupsOf(blocks).map(one => [one.position, one.pickup])),
    )
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
