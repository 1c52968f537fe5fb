import { describe, expect, it } from 'vitest'
import { parseSave, setValue } from '../../../src/generated/gtasa-save/index.js'
import { recipeData } from '../../../src/generated/gtasa-save/recipes.js'
import { recipes } from '../../../src/generated/recipes/recipes.ts'
import { stepOf } from '../../../src/save/recipeStep.ts'
import { typicalBytes } from '../../scripts/library/support.ts'

const save = parseSave(typicalBytes, { names: recipeData.names })

/** What the step of a recipe that writes a value says. */
function meaningOf(key: string, path: string): string | undefined {
  const actions = recipeData.recipes.find(recipe => recipe.key === key)?.actions.pc ?? []
  return recipes.find(recipe => recipe.key === key)?.steps[stepOf(actions, save, path)]?.what
}

describe('the step of a recipe that writes a value', () => {
  it.each([
    [
      'unlock-san-fierro',
      'block21.kept_loaded[59]',
      'roadblocks to San Fierro with the map data of 1.01 and 2.00',
    ],
    ['store-car', 'block03.stored_cars[0].mods[2]', 'Bass Boost stereo'],
    ['store-car', 'block03.stored_cars[0].mods[5]', 'no component in the other 11 slots'],
    ['move-to-savehouse', 'block25.doors[10].flags', 'flags of the door entered'],
    ['collect-oysters', 'block06.pickups[150].flags', 'flags of a collected pickup'],
    ['set-money', 'block15.max_health', undefined],
  ])('is found by its path, with or without an index: %s, %s', (key, path, meaning) => {
    expect(meaningOf(key, path)).toBe(meaning)
  })

  it('is that of the parked car which its script variable names', () => {
    setValue(save, 'block12.cars[0].index', 7)
    setValue(save, 'block01.globals[parked_super_gt_doherty]', 8)
    setValue(save, 'block01.globals[parked_bullet_doherty]', 7)
    expect(meaningOf('finish-driving-school', 'block12.cars[0].cars_left')).toBe(
      'parked Bullet at the school (silver)',
    )
  })
})
