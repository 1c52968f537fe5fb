import { describe, expect, it } from 'vitest'
import { beforeNul } from '#shared/text.ts'
import { type EvidenceSave, type Leaf, variablesOf } from '../../../scripts/format/evidence/evidence-save.ts'
import { garageBox } from '../../../scripts/tables/blocks/03-garages.ts'
import { pickupLocations } from '../../../scripts/tables/blocks/06-pickup-locations.ts'
import { parkedCars } from '../../../scripts/tables/blocks/12-parked-cars.ts'
import { policeTraps } from '../../../scripts/tables/blocks/17-police-traps.ts'
import { stuntJumps } from '../../../scripts/tables/blocks/24-jumps.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { readRows } from '../../support/csv-rows.ts'
import { required } from '../../support/required.ts'
import { realSource } from '../support/sources.ts'
import { unmodifiedSaves } from './game-values.ts'
import { isReferenceSet } from './support.ts'

/** A column of a table that repeats a value of saves. */
interface RepeatedValue {
  readonly table: string
  /** Of the rows; empty for all. */
  readonly kind: string
  readonly column: string
  readonly path: string
  /** Stored units in one of the table. */
  readonly divisor: string
  /** Significant digits in the table; empty for three decimals. */
  readonly digits: string
  /** Which elements of a longer list the rows are, `first` or `last`, or `rotated` if they start at another one. */
  readonly taken: string
}

const repeated = readRows<RepeatedValue>(new URL('repeated-values.csv', import.meta.url)).map(one => {
  const { rows } = required(
    tables.find(({ name }) => name === one.table),
    `table ${one.table}`,
  )
  const ofKind = rows(realSource).filter(({ kind }) => one.kind === '' || kind === one.kind)
  return { ...one, cells: ofKind.map(row => row[one.column]) }
})

function written(value: Leaf, { divisor, digits }: RepeatedValue): Leaf {
  if (typeof value === 'string') return beforeNul(value)
  const number = value / Number(divisor)
  return Number(digits === '' ? number.toFixed(3) : number.toPrecision(Number(digits))) + 0
}

/** The pickups with their positions and handles, without free slots, dropped weapons (types 4 and 5) and money (8). */
function pickupsOf(save: EvidenceSave) {
  return save.structs('06.pickups').flatMap((pickup, slot) => {
    if ([0, 4, 5, 8].includes(Number(pickup.type))) return []
    const eighths = save.numbers(`06.pickups[${slot}].position`)
    const position = eighths.map(part => part / 8).join()
    return [{ pickup, position, handle: slot + 0x10000 * Number(pickup.reference) }]
  })
}

const carRows = parkedCars.rows(realSource)
/** The parked cars of the scripts, without those that a running mission has added before them. */
const carsOf = (save: EvidenceSave) => save.structs('12.cars').slice(-carRows.length)

describe.skipIf(unmodifiedSaves.length === 0)('the tables of game data', () => {
  it.each(unmodifiedSaves)('repeat the values of $name, stunt jumps from a different one on', save => {
    const columns = repeated.map(column => ({
      ...column,
      values: (save.leaves(column.path) ?? []).map(value => written(value, column)),
    }))
    const jumps = columns.filter(({ taken }) => taken === 'rotated')
    const start = stuntJumps
      .rows(realSource)
      .findIndex((_, index) => jumps.every(({ cells, values }) => cells[index] === values[0]))
    expect(start).toBeGreaterThanOrEqual(0)
    for (const { table, column, cells, values, taken } of columns) {
      const rows = taken === 'rotated' ? [...cells.slice(start), ...cells.slice(0, start)] : cells
      const first = taken === 'last' ? values.length - cells.length : 0
      const end = taken === 'first' ? cells.length : values.length
      expect(rows, `${table} ${column}`).toEqual(values.slice(first, end))
    }
    expect(save.number('17.used_count')).toBe(policeTraps.rows(realSource).length)
  })

  it.each(unmodifiedSaves)('match $name: parked cars, each referred to by its variable', save => {
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
    const cars = byTime.map(carsOf)
    for (const [index, { saves: count, atStart, flagsHex }] of carRows.entries()) {
      const isOn = cars.map(one => required(one[index], 'car').cars_left !== 0)
      expect(isOn.filter(Boolean)).toHaveLength(count)
      expect(isOn.slice(0, 2)).toEqual([atStart, atStart])
      expect(cars[0]?.[index]?.flags).toBe(Number.parseInt(flagsHex, 16))
    }
  })

  it('contain each pickup as often as its row states', () => {
    const models = byTime.map(
      save => new Map(pickupsOf(save).map(({ position, pickup }) => [position, pickup.model])),
    )
    for (const { x, y, z, saves: count, atStart } of pickupLocations.rows(realSource)) {
      const found = models.flatMap(byPosition => byPosition.get([x, y, z].join()) ?? [])
      expect(found).toHaveLength(count)
      const early = models.slice(0, 2).flatMap(byPosition => byPosition.get([x, y, z].join()) ?? [])
      const wasLocked = early.includes(1272) && found.includes(1273)
      expect(wasLocked ? 'locked' : early.length > 0 ? 'yes' : 'no').toBe(atStart)
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
