import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { recipeActions } from '../../../scripts/format/recipes/recipe-actions.ts'
import { recipeData } from '../../../src/generated/gtasa-save/recipes.js'
import { recipes } from '../../../src/generated/recipes/recipes.ts'
import { recipeCommand } from '../../../src/pages/recipes/RecipeContent.tsx'
import { type OwnWrite, ownRecipes } from '../../../src/save/ownRecipes.ts'
import { applyTo } from '../../scripts/format/apply-recipe.ts'
import { decoded } from '../../scripts/format/support.ts'
import { giveShells, inFolder, run, shell } from '../../scripts/library/cli-shell.ts'
import { typicalBytes } from '../../scripts/library/support.ts'
import { realSource } from '../../scripts/support/sources.ts'
import { naturalSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { openSave } from './open-save.ts'

const actionsOf = recipeActions('pc', realSource)

/** What a user has after typing the bytes into a hex editor. */
function type(bytes: Uint8Array, writes: readonly OwnWrite[]): Uint8Array {
  const typed = new Uint8Array(bytes)
  for (const { offset, before, after } of writes) {
    expect(typed.subarray(offset, offset + before.length)).toEqual(before)
    typed.set(after, offset)
  }
  return typed
}

const saves = [{ name: 'synthetic save', bytes: typicalBytes }, ...naturalSaves.slice(0, 1)]

describe('recipes with an opened save', () => {
  it.each(saves)('give the bytes that make the same save as the steps: $name', ({ bytes }) => {
    const own = ownRecipes(openSave(bytes))
    let applied = 0
    for (const { key } of recipes) {
      const { changed, reason } = own.verdict(key)
      const result = applyTo(actionsOf(key), { bytes, reading: decoded(bytes) })
      const writes = own.writes(key)
      expect([key, reason === null, changed]).toEqual([key, result !== null, result?.changed.length ?? 0])
      if (changed === 0) continue
      const typed = type(bytes, writes)
      const { checksum, blocks } = decoded(typed)
      const { stored, computed } = required(checksum, 'checksum')
      expect(stored).toBe(computed)
      expect(isDeepStrictEqual(blocks, result?.reading.blocks), key).toBe(true)
      applied++
    }
    expect(applied).toBeGreaterThan(3)
  })

  it('have the steps of the page in the same order', () => {
    for (const { key, actions } of recipeData.recipes) {
      const fields = recipes.find(recipe => recipe.key === key)?.steps.map(({ field }) => field) ?? []
      for (const own of Object.values(actions))
        expect(own?.map(({ field }) => field) ?? []).toEqual(fields.slice(0, own?.length ?? 0))
    }
  })

  it('correct a wrong checksum', () => {
    const damaged = typicalBytes.slice()
    damaged.set([1, 2, 3, 4], damaged.length - 4)
    const [write, ...others] = ownRecipes(openSave(damaged)).writes('fix-checksum')
    expect(others).toEqual([])
    expect(type(damaged, write ? [write] : [])).toEqual(typicalBytes)
  })
})

describe('the command of a recipe', () => {
  giveShells()
  it.each(['set-money', 'fix-checksum'])('is one that the program takes: %s', key => {
    const [program, name, ...args] = recipeCommand(key, 'a.b').split(' ')
    expect([program, name]).toEqual(['npx', 'gtasa-save'])
    const files = new Map([
      ['a.b', shell.save],
      ['NEW-FILE', inFolder('new.b')],
    ])
    expect(run(...args.map(arg => files.get(arg) ?? arg))).toBe(0)
    expect(readFileSync(inFolder('new.b'))).toHaveLength(typicalBytes.length)
  })

  it('names the file only if a shell cannot misread it', () => {
    expect(recipeCommand('set-money', 'my save (1).b')).toContain('"my save (1).b"')
    for (const name of ['$(rm x).b', '`x`', '-x.b', 'a"b', undefined])
      expect(recipeCommand('set-money', name)).toContain(' FILE ')
  })
})
