import { describe, expect, it } from 'vitest'
import { applyRecipe, RecipeError } from '../../../scripts/format/recipes/apply-recipe.ts'
import { recipeActions } from '../../../scripts/format/recipes/recipe-actions.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { required } from '../../support/required.ts'
import { realSource } from '../support/sources.ts'
import { accessTo, applyTo, expectNamedChangesOnly } from './apply-recipe.ts'
import { decoded, definition, typicalSave } from './support.ts'

const book = recipeBook(definition, realSource)
const keys = book.recipes.map(({ key }) => key)
const actionsOf = recipeActions('pc', realSource)
const withoutNeeds = (key: string) => actionsOf(key).map(action => ({ ...action, needs: null }))

type Values = Readonly<Record<string, number | string>>

/** A synthetic save with other values. */
function changed(values: Values) {
  const access = accessTo(new Uint8Array(typicalSave))
  for (const [path, value] of Object.entries(values)) access.write(path, value)
  return access
}

describe('recipes', () => {
  it('consist of steps that the format defines', () => {
    expect(book.problems).toEqual([])
  })

  it('all write something, but for the one that fixes the checksum', () => {
    const idle = book.recipes.filter(({ steps }) => steps.every(({ after }) => after === null))
    expect(idle.map(({ key }) => key)).toEqual(['fix-checksum'])
  })

  it('change statistic 0 where they complete rows of the checklist', () => {
    const changes = book.recipes.flatMap(({ key, steps }) => steps.map(({ after }) => ({ key, ...after })))
    expect(changes.filter(({ change, value }) => change === 'points' && value === 0)).toEqual([])
  })

  it.each(keys)('change only the fields they name in a synthetic save: %s', key => {
    const save = { bytes: typicalSave, reading: decoded(typicalSave) }
    expectNamedChangesOnly(required(applyTo(withoutNeeds(key), save), 'result'), save)
  })
})

it.each([
  ['store-car', 'block03.stored_cars[0].mods[2]', 'Bass Boost stereo'],
  ['store-car', 'block03.stored_cars[0].mods[5]', 'no component in the other 11 slots'],
  ['move-to-savehouse', 'block10.town', 'city; 0 in the countryside'],
  ['finish-driving-school', 'block12.cars[0].cars_left', 'parked Bullet at the school (silver)'],
])('the changes of %s name the step that writes %s', (key, path, meaning) => {
  const access = changed({
    'block03.stored_cars[0].mods[5]': 1010,
    'block10.town': 3,
    'block12.cars[0].cars_left': 0,
    'block12.cars[0].index': 7,
    'block01.globals[parked_super_gt_doherty]': 8,
    'block01.globals[parked_bullet_doherty]': 7,
  })
  const written = applyRecipe(withoutNeeds(key), access, []).find(change => change.path === path)
  const steps = book.recipes.find(recipe => recipe.key === key)?.steps
  expect(steps?.[required(written, path).step]?.what).toBe(meaning)
})

/** A synthetic save with other values, after a recipe. @returns the values at the same paths */
function repair(recipe: string, faults: Values) {
  const access = changed(faults)
  applyRecipe(actionsOf(recipe), access, [])
  return Object.keys(faults).map(access.read)
}

describe('recipes that repair a fault', () => {
  it('lower every time alike, but none below 0, and keep a time that was never set', () => {
    const repaired = repair('lower-game-time', {
      'block00.game_time_ms': 540_000_000,
      'block00.last_clock_tick': 540_000_000,
      'block01.globals[main_loop_time]': 539_999_990,
      'block12.cars[0].next_ms': 541_000_000,
      'block17.set_pieces[0].last_ms': 5_000_000,
      'block01.last_mission_passed_ms': 0xff_ff_ff_ff,
    })
    expect(repaired).toEqual([396_000_000, 396_000_000, 395_999_990, 397_000_000, 0, 0xff_ff_ff_ff])
  })

  it('are not for a game time that is short', () => {
    expect(() => repair('lower-game-time', { 'block00.game_time_ms': 200_000_000 })).toThrow(RecipeError)
  })

  it('remove stray bytes from names of zones, and count the explored squares again', () => {
    const repaired = repair('fix-zones', {
      'block10.zones[0].label': 'SAN_AND\x01',
      'block10.zones[1].text_key': 'SUNMA\0\x01\x01',
      'block10.zones[2].label': 'ABCDEFGH',
      'block10.explored[7]': 1,
      'block10.explored_count': 5000,
    })
    expect(repaired.slice(0, 3)).toEqual(['SAN_AND\0', 'SUNMA\0\0\0', 'ABCDEFGH'])
    const count = repaired.at(-1)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(100)
  })

  it('move the save disk, its variables and where Carl wakes up together', () => {
    const repaired = repair('move-save-disk', {
      'block06.pickups[3].position.x': 10_104,
      'block06.pickups[3].position.y': -6_189,
      'block06.pickups[3].position.z': 8_731,
      'block06.pickups[4].position.x': 10_104,
      'block06.pickups[4].position.z': 8_730,
    })
    expect(repaired).toEqual([10_334, -6_382, 8_716, 10_104, 8_730])
  })
})
