import { describe, expect, it } from 'vitest'
import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { recipeActions } from '../../../scripts/format/recipes/recipe-actions.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { realMobileSaves } from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'
import { applyTo, expectNamedChangesOnly, type ReadSave } from './apply-recipe.ts'
import { expectCounted, mobileCodec, mobileSaves } from './support.ts'

const { definition } = mobileCodec
const { recipes, problems } = recipeBook(definition, realSource)
const actionsOf = recipeActions('mobile', realSource)
const resultOf = memoizeBy((save: ReadSave) =>
  memoizeByValue((key: string) => applyTo(actionsOf(key), save, mobileCodec)),
)
const saves = mobileSaves.map(({ name, bytes }) => ({ name, bytes, reading: decodeSave(mobileCodec, bytes) }))

describe('the recipes for mobile saves', () => {
  it('consist of steps that the format of mobile defines', () => {
    expect(problems).toEqual([])
    expect(recipes.length).toBeGreaterThan(0)
  })

  it.each(saves)('change only the fields they name in $name', save => {
    for (const { key } of recipes) {
      const result = resultOf(save)(key)
      if (result !== null) expectNamedChangesOnly(result, save, mobileCodec)
    }
  })

  it.skipIf(realMobileSaves.length === 0)('apply to as many saves as they state', () => {
    const real = saves.filter(({ name }) => realMobileSaves.some(save => save.name === name))
    for (const recipe of recipes) {
      const results = real.filter(save => resultOf(save)(recipe.key) !== null)
      expectCounted(results.length, recipe.saves, real.length - definition.file.measuredFiles, recipe.key)
    }
  })
})
