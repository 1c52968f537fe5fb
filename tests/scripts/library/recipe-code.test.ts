import { isDeepStrictEqual } from 'node:util'
import { compileFunction } from 'node:vm'
import { expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { recipeActions } from '../../../scripts/format/recipes/recipe-actions.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { naturalSaves } from '../../support/real-saves.ts'
import { applyTo, expectNamedChangesOnly, progressOf, type RecipeResult } from '../format/apply-recipe.ts'
import { codec, decoded, definition } from '../format/support.ts'
import { realSource } from '../support/sources.ts'
import { recipeData } from './cli-shell.ts'
import { library, names } from './support.ts'

const { recipes } = recipeBook(definition, realSource)
const actionsOf = recipeActions('pc', realSource)

/** Whether bytes have the values of a result, also where NaN stands; an assertion would take ten times as long. */
const isSame = (bytes: Uint8Array, { reading }: RecipeResult) =>
  isDeepStrictEqual(decodeSave(codec, bytes).blocks, reading.blocks)

it.each(recipes.map(({ key, typescript }) => [key, typescript]))(
  'a recipe in gtasa-save %s changes only the fields it names and keeps statistic 0 right, as steps, as code and by applyRecipe',
  (key, code) => {
    // The first save it is for: all are tried before a release.
    for (const { bytes } of naturalSaves) {
      const own = { bytes, reading: decoded(bytes) }
      const result = applyTo(actionsOf(key), own)
      if (result === null) continue
      expectNamedChangesOnly(result, own)
      const progress = progressOf(result)
      expect(progress?.points).toBe(progress?.done)
      const save = library.parseSave(bytes, { names })
      compileFunction(code, ['save'])(save)
      expect(isSame(library.writeSave(save), result)).toBe(true)
      const unnamed = library.parseSave(bytes)
      expect(library.applyRecipe(unnamed, recipeData, key)).toEqual(result.changed)
      expect(isSame(library.writeSave(unnamed), result)).toBe(true)
      return
    }
    expect(naturalSaves.length, 'saves, and none that it is for').toBe(0)
  },
)
