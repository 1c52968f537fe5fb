import { describe, expect, it } from 'vitest'
import { isStruct, type StructValue } from '../../../scripts/format/codec/value.ts'
import { type EvidenceSave, variablesOf } from '../../../scripts/format/evidence/evidence-save.ts'
import { schoolExercises } from '../../../scripts/tables/blocks/01-schools.ts'
import { locatedVariables } from '../../../scripts/tables/variables.ts'
import { realSource } from '../support/sources.ts'
import { unmodifiedSaves } from './game-values.ts'

const variables = locatedVariables(realSource)

function numberOf(save: EvidenceSave, name: string): number {
  const [value] = save.leaves(`01.globals[${name}]`) ?? []
  if (typeof value !== 'number') throw new Error(`${name} is not a number`)
  return value
}

/** Everything in all saves that breaks a rule. */
const breaches = (rule: (save: EvidenceSave) => readonly string[]) =>
  unmodifiedSaves.flatMap(save => rule(save).map(breach => `${save.name} ${breach}`))

/** Coordinates at the end of a meaning, e.g. `parked vehicle slot: Tractor, Whetstone (-1440, -1577)`. */
function positionIn(meaning: string): readonly [x: number, y: number] | null {
  const [, x, y] = /\((-?\d+), (-?\d+)\)$/.exec(meaning) ?? []
  return x === undefined || y === undefined ? null : [Number(x), Number(y)]
}

function isAt({ position }: StructValue, [x, y]: readonly [number, number], scale: number): boolean {
  if (position === undefined || !isStruct(position)) return false
  return Math.abs(Number(position.x) / scale - x) <= 1 && Math.abs(Number(position.y) / scale - y) <= 1
}

const things = [
  ['parked car', '12.cars', 'index', 8, /^index of a parked car of block 12 in every save/, 208, 100],
  ['object', '02.objects', 'handle', 1, /^live object of block 02 in all \d+ saves/, 30, 20],
] as const

const exercises = schoolExercises.rows(realSource)

function isMet(
  save: EvidenceSave,
  { variable, target, targetOperator }: (typeof exercises)[number],
): boolean {
  const value = numberOf(save, variable)
  return targetOperator === 'above' ? value > target : value < target
}

describe.skipIf(unmodifiedSaves.length === 0)('named script variables of real saves', () => {
  it.each(things)(
    'refer to a %s of %s, at the position that their meaning states',
    (_, list, key, scale, pattern, least, leastPositions) => {
      const handles = variables.filter(
        ({ row }) => row.evidence === 'verified' && pattern.test(row.check ?? ''),
      )
      const positions = handles.filter(({ meaning }) => positionIn(meaning) !== null)
      expect(handles.length).toBeGreaterThanOrEqual(least)
      expect(positions.length).toBeGreaterThanOrEqual(leastPositions)
      const wrong = breaches(save => {
        const { words } = variablesOf(save)
        const byKey = new Map(save.structs(list).map(thing => [thing[key], thing]))
        return handles
          .filter(({ index, meaning }) => {
            if (words[index] === 0 && key === 'handle') return false
            const thing = byKey.get(words[index] ?? -1)
            const position = positionIn(meaning)
            return thing === undefined || (position !== null && !isAt(thing, position, scale))
          })
          .map(({ index, name }) => `${index} ${name}`)
      })
      expect(wrong).toEqual([])
    },
  )

  it.each([
    ['Driving', 'driving_school_passed', 12],
    ['Boat', 'boat_school_passed', 5],
    ['Bike', 'bike_school_passed', 6],
    ['Flying', 'flight_bronze_vehicle_won', 10],
  ] as const)('%s school: %s is 1 only if all %i results are at their targets', (school, flag, count) => {
    const own = exercises.filter(exercise => exercise.school === school)
    expect(own).toHaveLength(count)
    expect(
      breaches(save =>
        numberOf(save, flag) === 1
          ? own.filter(exercise => !isMet(save, exercise)).map(({ variable }) => variable)
          : [],
      ),
    ).toEqual([])
  })

  it.each([
    ['boat', 5],
    ['bike', 6],
  ] as const)(
    '%s school: gold is stored only together with silver, and silver only together with bronze',
    (school, count) => {
      const wrong = breaches(save =>
        Array.from({ length: count }, (_, index) => `${school}_exercise${index + 1}`).filter(exercise => {
          const [bronze = 0, silver = 0, gold = 0] = ['bronze', 'silver', 'gold'].map(medal =>
            numberOf(save, `${exercise}_${medal}`),
          )
          return bronze < silver || silver < gold
        }),
      )
      expect(wrong).toEqual([])
    },
  )

  it.each([
    ['driving_school_exercises_open', 16, 'driving_school_passed'],
    ['boat_exercises_open', 5, 'boat_school_passed'],
  ] as const)('have %s at %i exactly when %s is 1', (open, all, flag) => {
    const wrong = breaches(save => {
      const isOpen = numberOf(save, open) === all
      return isOpen === (numberOf(save, flag) === 1) ? [] : [`${numberOf(save, open)}`]
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['fight_style_from_ls', 5],
    ['fight_style_from_sf', 6],
    ['fight_style_from_lv', 7],
  ] as const)(
    'have %s at 1 exactly if the fighting style of block 02 is %i, with one exception',
    (flag, style) => {
      const wrong = breaches(save => {
        const own = save.number('02.players.fighting_style')
        return (numberOf(save, flag) === 1) === (own === style) ? [] : [`${own}`]
      })
      expect(wrong.length).toBeLessThanOrEqual(flag === 'fight_style_from_ls' ? 1 : 0)
    },
  )

  it('end texts at their first zero byte, and give arrays as lists', () => {
    for (const save of unmodifiedSaves) {
      const valuesOf = (name: string) => save.leaves(`01.globals[${name}]`)
      expect(valuesOf('loaded_shop_name')).toEqual([expect.stringMatching(/^[A-Z0-9_]*$/i)])
      expect(valuesOf('gf_progress')).toHaveLength(6)
      expect(valuesOf('race_marker_x')).toEqual(expect.arrayContaining([expect.any(Number)]))
    }
  })
})
