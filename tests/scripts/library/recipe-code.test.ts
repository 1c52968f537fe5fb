import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { recipeActions } from '../../../scripts/format/recipes/recipe-actions.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { announceMissing, naturalSaves, referenceFolder } from '../../support/real-saves.ts'
import { applyTo } from '../format/apply-recipe.ts'
import { decoded, definition } from '../format/support.ts'
import { realSource } from '../support/sources.ts'
import { recipeData } from './cli-shell.ts'
import { library, names } from './support.ts'

announceMissing('recipes as code on real saves', referenceFolder)

const { recipes } = recipeBook(definition, realSource)
const actionsOf = recipeActions('pc', realSource)

describe('a recipe in gtasa-save', () => {
  it.each(recipes.map(({ key, typescript }) => [key, typescript]))(
    '%s writes the same save as its steps, as code and by applyRecipe',
    (key, code) => {
      // The first save it is for: its steps are tested on more.
      for (const { bytes } of naturalSaves) {
        const result = applyTo(actionsOf(key), { bytes, reading: decoded(bytes) })
        if (result === null) continue
        const save = library.parseSave(bytes, { names })
        compileFunction(code, ['save'])(save)
        const { blocks } = decoded(result.bytes)
        expect(decoded(library.writeSave(save)).blocks).toEqual(blocks)
        const unnamed = library.parseSave(bytes)
        expect(library.applyRecipe(unnamed, recipeData, key)).toEqual(result.changed)
        expect(decoded(library.writeSave(unnamed)).blocks).toEqual(blocks)
        return
      }
    },
  )
})
