import { describe, expect, it } from 'vitest'
import { isStruct, type StructValue } from '../../../scripts/format/codec/value.ts'
import { type EvidenceSave, variablesOf } from '../../../scripts/format/evidence/evidence-save.ts'
import { isNear } from '../../../scripts/format/evidence/variable-tests.ts'
import { targetOf } from '../../../scripts/format/resolve/variable-elements.ts'
import { schoolExercises } from '../../../scripts/tables/blocks/01-schools.ts'
import { resolveVariables } from '../../../scripts/tables/shared/script-variables.ts'
import { realSource } from '../support/sources.ts'
import { unmodifiedSaves } from './game-values.ts'

const variables = resolveVariables(realSource)

/** Expects that no thing breaks a rule in any save. */
function expectNone<Thing>(things: readonly Thing[], breaks: (thing: Thing, save: EvidenceSave) => boolean) {
  const broken = unmodifiedSaves.flatMap(save =>
    things.filter(thing => breaks(thing, save)).map(thing => [save.name, thing]),
  )
  expect(broken).toEqual([])
}

function numberAt(save: EvidenceSave, path: string): number {
  const [value] = save.leaves(path) ?? []
  if (typeof value !== 'number') throw new Error(`${path} is not a number`)
  return value
}

const named = (save: EvidenceSave, name: string) => numberAt(save, `01.globals[${name}]`)

/** Rows a handle may refer to: its lower half is the row, its upper half the reference of that row. */
const isLive = (rows: readonly StructValue[], handle: number) =>
  rows[handle & 0xffff]?.reference === handle >>> 16

/** Coordinates at the end of a meaning, e.g. `parked vehicle slot: Tractor, Whetstone (-1440, -1577)`. */
function positionIn(meaning: string): readonly [x: number, y: number] | null {
  const [, x, y] = /\((-?\d+), (-?\d+)\)$/.exec(meaning) ?? []
  return x === undefined || y === undefined ? null : [Number(x), Number(y)]
}

it('names only variables of the table, or the beginning of several names', () => {
  const names = variables.flatMap(({ name }) => name ?? [])
  const unknown = variables.flatMap(({ index, row }) =>
    [...`${row.meaning ?? ''} ${row.check ?? ''}`.matchAll(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g)]
      .filter(([word]) => !names.some(name => name === word || name.startsWith(`${word}_`)))
      .map(([word]) => `${index} ${word}`),
  )
  expect(unknown).toEqual([])
})

/** Parked cars and pickups are tested with the tables of game data; constants, types, live handles and what evidence rules verify are tested with these rules. */
describe.skipIf(unmodifiedSaves.length === 0)('script variables of real saves', () => {
  it('have one of the observed values, or are between the smallest and the largest', () => {
    expectNone(variables, ({ index, type, row }, save) => {
      if (row.seen === null) return false
      const { floats, integers } = variablesOf(save)
      const value = (type === 'float' ? floats : integers)[index] ?? Number.NaN
      const seen = row.seen.match(/-?[\d.]+/g)?.map(Number) ?? []
      const [low = 0, high = 0] = seen
      const isBetween = row.seen.startsWith('from') && value >= low && value <= high
      return !isBetween && !seen.some(one => isNear(value, one))
    })
  })

  it('count missions in agreement with the mission flags of the statistics', () => {
    const rules = variables.flatMap(({ name, row }) =>
      [...(row.check ?? '').matchAll(/(\d+) or more exactly when statistic (\d+) is 1/g)].map(
        ([, least, id]) => ({ name: name ?? '', least: Number(least), id: Number(id) }),
      ),
    )
    expect(rules.length).toBeGreaterThan(10)
    expectNone(
      rules,
      ({ name, least, id }, save) => named(save, name) >= least !== (save.statistic(id) === 1),
    )
  })

  it('sell a property exactly once: its sign is removed on purchase', () => {
    const bought = variables.filter(({ row }) =>
      row.check?.startsWith('1 exactly when its sign pickup is gone'),
    )
    expect(bought.length).toBeGreaterThan(10)
    const distance = 1683 - 726
    expectNone(bought, ({ index }, save) => {
      const { words } = variablesOf(save)
      return (words[index] === 1) === isLive(save.structs('06.pickups'), words[index + distance] ?? 0)
    })
  })

  it.each(unmodifiedSaves)(
    '$name agrees with other blocks on interior, town, tags, progress and player',
    save => {
      expect(named(save, 'current_interior')).toBe(save.number('00.interior'))
      expect(named(save, 'city_of_player')).toBe(save.number('10.town'))
      expect(named(save, 'progress_percent')).toBeCloseTo(save.statistic(0) / 1.87, 3)
      expect(named(save, 'player_handle')).toBe(0)
      expect(named(save, 'strand_thread_wait_ms')).toBe(250)
    },
  )

  it('refer to an object at the position that their meaning states', () => {
    const placed = variables.flatMap(variable => {
      const position = targetOf(variable) === 'object' ? positionIn(variable.meaning) : null
      return position === null ? [] : [{ ...variable, position }]
    })
    expect(placed.length).toBeGreaterThanOrEqual(20)
    expectNone(placed, ({ index, position: [x, y] }, save) => {
      const handle = variablesOf(save).words[index] ?? 0
      const at = save.structs('02.objects').find(object => object.handle === handle)?.position
      if (at === undefined || !isStruct(at)) return handle !== 0
      return Math.abs(Number(at.x) - x) > 1 || Math.abs(Number(at.y) - y) > 1
    })
  })

  it.each([
    ['Driving', 'driving_school_passed', 12],
    ['Boat', 'boat_school_passed', 5],
    ['Bike', 'bike_school_passed', 6],
    ['Flying', 'flight_bronze_vehicle_won', 10],
  ] as const)('%s school: %s is 1 only if all %i results are at their targets', (school, flag, count) => {
    const own = schoolExercises.rows(realSource).filter(exercise => exercise.school === school)
    expect(own).toHaveLength(count)
    expectNone(own, ({ variable, target, targetOperator }, save) => {
      const value = named(save, variable)
      const isMet = targetOperator === 'above' ? value > target : value < target
      return named(save, flag) === 1 && !isMet
    })
  })

  it.each([
    ['boat', 5],
    ['bike', 6],
  ])(
    '%s school: gold is stored only together with silver, and silver only together with bronze',
    (school, count) => {
      const exercises = Array.from({ length: count }, (_, index) => `${school}_exercise${index + 1}`)
      expectNone(exercises, (exercise, save) => {
        const medal = (name: string) => named(save, `${exercise}_${name}`)
        return medal('bronze') < medal('silver') || medal('silver') < medal('gold')
      })
    },
  )

  it.each([
    ['01.globals[driving_school_exercises_open]', 16, 'driving_school_passed', 0],
    ['01.globals[boat_exercises_open]', 5, 'boat_school_passed', 0],
    ['02.players.fighting_style', 5, 'fight_style_from_ls', 1],
    ['02.players.fighting_style', 6, 'fight_style_from_sf', 0],
    ['02.players.fighting_style', 7, 'fight_style_from_lv', 0],
  ])('%s is %i exactly when %s is 1, with exceptions: %i', (path, value, flag, exceptions) => {
    const differing = unmodifiedSaves.filter(
      save => (numberAt(save, path) === value) !== (named(save, flag) === 1),
    )
    expect(differing.length).toBeLessThanOrEqual(exceptions)
  })

  it.each(unmodifiedSaves)('end texts at their first zero byte, and give arrays as lists: $name', save => {
    const valuesOf = (name: string) => save.leaves(`01.globals[${name}]`)
    expect(valuesOf('loaded_shop_name')).toEqual([expect.stringMatching(/^[A-Z0-9_]*$/i)])
    expect(valuesOf('gf_progress')).toHaveLength(6)
    expect(valuesOf('race_marker_x')).toEqual(expect.arrayContaining([expect.any(Number)]))
  })
})
