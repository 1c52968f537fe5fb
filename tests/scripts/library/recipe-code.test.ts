import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { announceMissing, realSaves, referenceFolder } from '../../support/real-saves.ts'
import { changedPaths, pathsToChange, placeSteps } from '../format/apply-recipe.ts'
import { decoded, definition } from '../format/support.ts'
import { realSource } from '../support/sources.ts'
import { library, names } from './support.ts'

announceMissing('recipes as code on real saves', referenceFolder)

const { recipes } = recipeBook(definition, realSource)

describe('a recipe as code for gtasa-save', () => {
  it.each(recipes.map(({ key, typescript }) => [key, typescript]))(
    '%s changes what its steps name',
    (key, code) => {
      // The first save it is for: the same changes as bytes are tested on all of them.
      for (const { bytes } of realSaves) {
        const { blocks } = decoded(bytes)
        const steps = placeSteps(key, blocks)
        if (steps === null) continue
        const save = library.parseSave(bytes, { names })
        compileFunction(code, ['save'])(save)
        const after = decoded(library.writeSave(save))
        expect(changedPaths(blocks, after.blocks)).toEqual(pathsToChange(steps, bytes))
        return
      }
    },
  )
})
