import { expect, it } from 'vitest'
import { rewriterOf } from '../../../scripts/format/recipes/recipe-options.ts'
import { readRows } from '../../support/csv-rows.ts'
import { naturalSaves } from '../../support/real-saves.ts'
import { recipeData, recipes } from './cli-shell.ts'
import { library, typicalBytes } from './support.ts'

const { applyRecipe, cloneSave, parseSave, RecipeError, saveToJson, validate } = library

/** Wrong kinds, which programs without types may pass, and numbers that few fields take. */
const unusual = [Number.NaN, 'x', null, [], [1.5], Array(16).fill(1), -1, 1.5, 1e12]

const saves = [typicalBytes, ...naturalSaves.slice(0, 1).map(({ bytes }) => bytes)]
  .map(bytes => parseSave(bytes))
  .map(save => ({ save, json: saveToJson(save), problems: validate(save) }))

it.each(
  readRows<Record<'recipe' | 'value' | 'words', string>>(new URL('option-refusals.csv', import.meta.url)),
)('$recipe refuses $value', ({ recipe, value, words }) => {
  const options = { value: Number(value) }
  expect(() => applyRecipe(parseSave(typicalBytes), recipeData, recipe, options)).toThrow(words)
})

const calls = recipes.flatMap(({ key }) => rewriterOf(key).takes.map(option => [key, option] as const))

it.each(calls)('%s with an unusual %s leaves the save as known saves are, or unchanged', (key, option) => {
  for (const { save, json, problems } of saves) {
    let copy = cloneSave(save)
    for (const value of unusual) {
      const call = `${key} ${option}=${JSON.stringify(value)}`
      try {
        applyRecipe(copy, recipeData, key, Object.fromEntries([[option, value]]))
        expect(validate(copy), call).toEqual(problems)
        copy = cloneSave(save)
      } catch (error) {
        expect(error, call).toBeInstanceOf(RecipeError)
      }
    }
    // Once for all values that were refused: a comparison takes as long as they do.
    expect(saveToJson(copy)).toBe(json)
  }
})
