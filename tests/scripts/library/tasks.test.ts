import { describe, expect, it } from 'vitest'
import * as tasks from '../../../scripts/library/tasks.ts'
import { readRows } from '../../support/csv-rows.ts'
import { naturalSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { recipeData } from './cli-shell.ts'
import { library, lists, typicalSave } from './support.ts'

const { parseSave, saveToJson, validate, writeSave, RecipeError } = library
const saves: readonly library.Save[] = naturalSaves.slice(0, 8).map(({ bytes }) => parseSave(bytes))

/** A task may refuse a save, but leaves it unchanged then, and makes none unusual. */
function tryOn(save: library.Save, task: (save: library.Save) => object): boolean {
  const copy = library.cloneSave(save)
  try {
    task(copy)
  } catch (error) {
    expect(error).toBeInstanceOf(RecipeError)
    expect(saveToJson(copy)).toBe(saveToJson(save))
    return false
  }
  expect(validate(copy)).toEqual(validate(save))
  expect(saveToJson(parseSave(writeSave(copy)))).toBe(saveToJson(copy))
  return true
}

describe.skipIf(saves.length === 0)('on real saves', () => {
  const [indoors] = saves.filter(save => tryOn(save, copy => tasks.moveToSavehouse(copy, 5)))

  it('a weapon goes into its slot', () => {
    const save = typicalSave()
    for (const name of ['knife', 'ak47', 'minigun'])
      tasks.giveWeapon(save, lists.weapons?.[name] ?? 0, { ammo: 9 })
    const slots = [1, 5, 7].map(slot => library.getValue(save, `pools.players[0].weapons[${slot}].weapon`))
    expect(slots).toEqual([4, 30, 38])
    expect(library.getValue(save, 'pools.players[0].weapons[7].ammoTotal')).toBe(9)
  })

  it('a vehicle is stored in each position of a garage, with what its components change', () => {
    const [save] = saves.map(library.cloneSave)
    if (save === undefined) return
    for (const position of [0, 1, 2, 3])
      tasks.storeCar(save, 411, 5, { position, colours: [1, 2], mods: [1010, 1087, 1086] })
    const flags = (recipeData.tables.handlingFlags[411] ?? 0) + 0xa0000
    for (const index of [5, 25, 45, 65]) {
      const stored = ['model', 'nitro', 'handlingFlags', 'proofFlags'].map(field =>
        library.getValue(save, `garages.storedCars[${index}].${field}`),
      )
      expect(stored).toEqual([411, 10, flags, 0xe0])
    }
    expect(validate(save)).toEqual(validate(saves[0] ?? save))
  })

  it('a vehicle that becomes immune keeps the bits of its components', () => {
    const [save] = saves.map(library.cloneSave)
    if (save === undefined) return
    const proof = (given: object) => {
      library.applyRecipe(save, recipeData, 'immune-car', given)
      return library.getValue(save, 'garages.storedCars[0].proofFlags')
    }
    tasks.storeCar(save, 562, 0)
    expect([proof({ value: 5 }), proof({}), proof({})]).toEqual([0xa5, 0xbf, 0xbf])
    expect(() => proof({ value: 0x40 })).toThrow('value must be 0 to 31')
  })

  it('a vehicle with three colours has its own third one, or the given one', () => {
    const save = required(saves.map(library.cloneSave)[0], 'save')
    const third = (colours: readonly number[]) => {
      tasks.storeCar(save, 483, 0, { colours })
      return library.getValue(save, 'garages.storedCars[0].colour3')
    }
    expect([third([5, 6]), third([5, 6, 8])]).toEqual([1, 8])
  })

  it('a save made indoors moves to another save place', () => {
    const { savePlaces } = recipeData.tables
    const save = required(indoors, 'save made indoors')
    for (const { id } of savePlaces) expect(tryOn(save, copy => tasks.moveToSavehouse(copy, id))).toBe(true)
  })

  it('collectibles and jobs do what their recipes do', () => {
    for (const save of saves) {
      const [one, other] = [library.cloneSave(save), library.cloneSave(save)]
      if (!tryOn(save, copy => tasks.collectAll(copy, 'oysters'))) continue
      expect(tasks.collectAll(one, 'oysters')).toEqual(
        library.applyRecipe(other, recipeData, 'collect-oysters'),
      )
    }
    expect(saves.some(save => tryOn(save, copy => tasks.completeJob(copy, 'taxi')))).toBe(true)
    expect(saves.some(save => tryOn(save, copy => tasks.collectAll(copy, 'tags')))).toBe(true)
  })
})

const { giveWeapon, moveToSavehouse, storeCar } = tasks
const refusing = { giveWeapon, moveToSavehouse, storeCar }

interface TaskRefusal {
  readonly task: keyof typeof refusing
  /** Those after the save, as JSON. */
  readonly arguments: string
  readonly words: string
}

describe('a task refuses', () => {
  it.each(readRows<TaskRefusal>(new URL('task-refusals.csv', import.meta.url)))(
    '$what',
    ({ task, arguments: given, words }) => {
      const save = typicalSave()
      const before = saveToJson(save)
      expect(() => Reflect.apply(refusing[task], null, [save, ...JSON.parse(given)])).toThrow(words)
      expect(saveToJson(save)).toBe(before)
    },
  )

  it('an option of another recipe', () => {
    expect(() => library.applyRecipe(typicalSave(), recipeData, 'set-money', { weapon: 31 })).toThrow(
      'it takes value',
    )
    expect(() => library.applyRecipe(typicalSave(), recipeData, 'spray-tags', { value: 3 })).not.toThrow(
      'weapon',
    )
  })
})
