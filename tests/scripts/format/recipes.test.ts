import { describe, expect, it } from 'vitest'
import { decodeSave, type SaveReading } from '../../../scripts/format/codec/decode-save.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { recipes } from '../../../scripts/tables/recipes.ts'
import type { Target } from '../../../src/shared/format-path/target.ts'
import { hexBytes } from '../../../src/shared/hex.ts'
import { announceMissing, realSaves, referenceFolder } from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'
import { changedPaths, fits, type PlacedStep, pathsToChange, placeSteps, write } from './apply-recipe.ts'
import { codec, decoded, definition, isReferenceSet, synthetic } from './support.ts'

announceMissing('recipes on real saves', referenceFolder)

const keys = recipes.rows(realSource).map(({ recipe }) => recipe)
const book = recipeBook(definition, realSource)

function bytesAt(bytes: Uint8Array, place: Target | undefined): string {
  if (place === undefined) throw new Error('no place')
  return hexBytes(bytes.subarray(place.fileOffset, place.fileOffset + place.size))
}

interface ReadSave {
  readonly bytes: Uint8Array
  readonly reading: SaveReading
}

const read = (bytes: Uint8Array): ReadSave => ({ bytes, reading: decoded(bytes) })

function stepsIn(key: string, { reading }: ReadSave): readonly PlacedStep[] {
  const steps = placeSteps(key, reading.blocks)
  if (steps === null) throw new Error(`${key} is not for this save`)
  return steps
}

/** Applies steps to a save, reads the result and compares it with the fields that the steps name. */
function expectNamedFieldsOnly(steps: readonly PlacedStep[], { bytes, reading }: ReadSave): void {
  const changed = write(bytes, steps, 'value')
  const after = decodeSave(codec, changed)
  expect([...after.errors, ...after.breaches]).toEqual([])
  expect(after.checksum?.stored).toBe(after.checksum?.computed)
  expect(after.violationCount).toBeLessThanOrEqual(reading.violationCount)
  expect(changedPaths(reading.blocks, after.blocks)).toEqual(pathsToChange(steps, bytes))
  const rest = [reading.padding?.start, definition.file.checksumOffset] as const
  expect(Buffer.compare(changed.subarray(...rest), bytes.subarray(...rest))).toBe(0)
}

describe('recipes', () => {
  it('consist of steps that the format defines', () => {
    expect(book.problems).toEqual([])
  })

  it('all change something', () => {
    for (const { key, steps } of book.recipes) {
      const changes = steps.filter(({ before, after }) => after !== null && before?.bytes !== after.bytes)
      expect(changes.length > 0, key).toBe(key !== 'fix-checksum')
    }
  })

  const typical = variants.filter(({ name }) => name === 'typical counts')
  const made = typical.map(variant => read(synthetic(variant)))
  it.each(keys)('change only the fields they name in a synthetic save: %s', key => {
    for (const save of made) {
      const steps = stepsIn(key, save)
      expectNamedFieldsOnly(steps, read(write(save.bytes, steps, 'before')))
    }
  })
})

describe.skipIf(realSaves.length === 0)('recipes on real saves', () => {
  const saves = realSaves.map(({ name, bytes }) => ({ name, ...read(bytes) }))
  /** The results of each recipe in the saves it applies to. */
  const uses = keys.flatMap(key =>
    saves.flatMap(save => {
      const steps = placeSteps(key, save.reading.blocks)
      return steps !== null && fits(steps, save.bytes) ? [{ key, save, steps }] : []
    }),
  )

  // Applied one after the other to the same save, which is read once: no recipe may depend on another.
  it.each(saves)('change only the fields they name in $name', save => {
    const own = uses.filter(use => use.save === save)
    expect(own.length).toBeGreaterThan(0)
    expectNamedFieldsOnly(
      own.flatMap(({ steps }) => steps),
      save,
    )
  })

  it.skipIf(!isReferenceSet).each(book.recipes)('$key applies to as many saves as it states', recipe => {
    expect(uses.filter(({ key }) => key === recipe.key)).toHaveLength(recipe.saves)
  })

  it.skipIf(!isReferenceSet).each(book.recipes)(
    '$key shows bytes before the change that some save contains',
    recipe => {
      const own = uses.filter(({ key }) => key === recipe.key)
      for (const [index, { field, before }] of recipe.steps.entries()) {
        if (before === null) continue
        const held = own.map(({ save, steps }) => bytesAt(save.bytes, steps[index]?.places[0]))
        expect(held, field).toContain(before.bytes)
      }
    },
  )
})
