import { describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { announceMissing, mobileFolder, realMobileSaves } from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'
import { changedPaths, fits, pathsToChange, placeSteps, write } from './apply-recipe.ts'
import { mobileCodec, mobileSaves } from './support.ts'

announceMissing('recipes on mobile saves', mobileFolder)

const { definition } = mobileCodec
const { recipes, problems } = recipeBook(definition, realSource)
const saves = mobileSaves.map(({ name, bytes }) => ({ name, bytes, reading: decodeSave(mobileCodec, bytes) }))

/** The steps of a recipe in a save; null if it is not for this save. */
function stepsIn(key: string, { bytes, reading }: (typeof saves)[number]) {
  const steps = placeSteps(key, reading.blocks, definition)
  return steps !== null && fits(steps, bytes) ? steps : null
}

describe('the recipes for mobile saves', () => {
  it('consist of steps that the format of mobile defines', () => {
    expect(problems).toEqual([])
    expect(recipes.length).toBeGreaterThan(0)
  })

  it.each(saves)('change only the fields they name in $name', save => {
    const steps = recipes.flatMap(({ key }) => stepsIn(key, save) ?? [])
    const after = decodeSave(mobileCodec, write(save.bytes, steps, 'value', definition))
    expect([...after.errors, ...after.breaches]).toEqual([])
    expect(after.checksum?.stored).toBe(after.checksum?.computed)
    expect(after.violationCount).toBeLessThanOrEqual(save.reading.violationCount)
    expect(changedPaths(save.reading.blocks, after.blocks)).toEqual(
      pathsToChange(steps, save.bytes, definition),
    )
  })

  it.skipIf(realMobileSaves.length !== 5).each(recipes)(
    'apply to as many saves as they state: $key',
    recipe => {
      const real = saves.filter(({ name }) => realMobileSaves.some(save => save.name === name))
      expect(real.filter(save => stepsIn(recipe.key, save) !== null)).toHaveLength(recipe.saves)
    },
  )
})
