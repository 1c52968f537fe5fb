import { describe, expect, it } from 'vitest'
import { recipeActions } from '../../../scripts/format/recipes/recipe-actions.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import {
  announceMissing,
  moreFolder,
  naturalSaves,
  newFolder,
  referenceFolder,
} from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'
import { applyTo, expectNamedChangesOnly, progressOf, type ReadSave } from './apply-recipe.ts'
import { decoded, definition, synthetic } from './support.ts'

announceMissing('recipes on real saves', referenceFolder, moreFolder, newFolder)

const book = recipeBook(definition, realSource)
const keys = book.recipes.map(({ key }) => key)
const actionsOf = recipeActions('pc', realSource)

const read = (bytes: Uint8Array): ReadSave => ({ bytes, reading: decoded(bytes) })

describe('recipes', () => {
  it('consist of steps that the format defines', () => {
    expect(book.problems).toEqual([])
  })

  it('all write something', () => {
    for (const { key, steps } of book.recipes)
      expect(
        steps.some(({ after }) => after !== null),
        key,
      ).toBe(key !== 'fix-checksum')
  })

  it('change statistic 0 where they complete rows of the checklist', () => {
    for (const { key, steps } of book.recipes) {
      const changes = steps.flatMap(({ after }) => (after?.change === 'points' ? [after.value] : []))
      expect(
        changes.every(value => value !== 0),
        key,
      ).toBe(true)
    }
  })

  const made = variants
    .filter(({ name }) => name === 'typical counts')
    .map(variant => read(synthetic(variant)))
  it.each(keys)('change only the fields they name in a synthetic save: %s', key => {
    const actions = actionsOf(key).map(action => ({ ...action, needs: null }))
    for (const save of made) {
      const result = applyTo(actions, save)
      if (result === null) throw new Error(`${key} is not for a synthetic save`)
      expectNamedChangesOnly(result, save)
    }
  })
})

/** Most saves that a recipe is tried on: all are tried before a release. */
const mostTried = 2

describe.skipIf(naturalSaves.length === 0)('recipes on real saves', () => {
  it.each(keys)('change only the fields they name, and keep statistic 0 right: %s', key => {
    const actions = actionsOf(key)
    let tried = 0
    for (const { bytes } of naturalSaves) {
      const save = read(bytes)
      const result = applyTo(actions, save)
      if (result === null) continue
      expectNamedChangesOnly(result, save)
      const progress = progressOf(result)
      expect(progress?.points).toBe(progress?.done)
      tried++
      if (tried === mostTried) return
    }
    expect(tried).toBeGreaterThan(0)
  })
})
