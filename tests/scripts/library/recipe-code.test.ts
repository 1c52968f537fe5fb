import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { changedPaths, pathsToChange, placeSteps } from '../format/apply-recipe.ts'
import { announceMissingSaves, decoded, definition, realSaves } from '../format/support.ts'
import { realSource } from '../support/sources.ts'
import { library, names } from './support.ts'

announceMissingSaves('recipes as code on real saves')

/** All recipes take a minute. */
const enough = 3

const { recipes } = recipeBook(definition, realSource)

describe('a recipe as code for gtasa-save', () => {
  it.each(recipes.map(({ key, typescript }) => [key, typescript]))(
    '%s changes what its steps name',
    (key, code) => {
      const fitting = realSaves.flatMap(({ bytes }) => {
        const { blocks } = decoded(bytes)
        const steps = placeSteps(key, blocks)
        return steps === null ? [] : [{ bytes, blocks, steps }]
      })
      for (const { bytes, blocks, steps } of fitting.slice(0, enough)) {
        const save = library.parseSave(bytes, { names })
        compileFunction(code, ['save'])(save)
        const after = decoded(library.writeSave(save))
        expect(changedPaths(blocks, after.blocks)).toEqual(pathsToChange(steps, bytes))
      }
    },
  )
})
