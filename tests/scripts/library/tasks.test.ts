import { describe, expect, it } from 'vitest'
import * as tasks from '../../../scripts/library/tasks.ts'
import { readRows } from '../../support/csv-rows.ts'
import { naturalSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { recipeData } from './cli-shell.ts'
import { library, lists, typicalSave } from './support.ts'

const { applyRecipe, cloneSave, getValue, parseSave, saveToJson, validate, writeSave, RecipeError } = library
const saves: readonly library.Save[] = naturalSaves.slice(0, 8).map(({ bytes }) => parseSave(bytes))

/** A task may refuse a save, but leaves it unchanged then, and makes none unusual. */
function tryOn(save: library.Save, task: (save: library.Save) => object): boolean {
  const copy = cloneSave(save)
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
  const copyOf = (save: library.Save | undefined) => cloneSave(required(save, 'real save'))
  const stored = (save: library.Save, index: number, ...fields: readonly string[]) =>
    fields.map(field => getValue(save, `garages.storedCars[${index}].${field}`))

  it('a weapon goes into its slot', () => {
    const save = copyOf(saves[0])
    for (const name of ['knife', 'ak47', 'minigun'])
      tasks.giveWeapon(save, lists.weapons?.[name] ?? 0, { ammo: 9 })
    const slots = [1, 5, 7].map(slot => getValue(save, `pools.players[0].weapons[${slot}].weapon`))
    expect(slots).toEqual([4, 30, 38])
    expect(getValue(save, 'pools.players[0].weapons[7].ammoTotal')).toBe(9)
  })

  it('a vehicle is stored in each position of a garage, with what its components change', () => {
    const save = copyOf(saves[0])
    const flags = (recipeData.tables.handlingFlags[411] ?? 0) + 0xa0000
    for (const position of [0, 1, 2, 3]) {
      tasks.storeCar(save, 411, 5, { position, colours: [1, 2], mods: [1010, 1087, 1086] })
      const found = stored(save, 5 + 20 * position, 'model', 'nitro', 'handlingFlags', 'proofFlags')
      expect(found).toEqual([411, 10, flags, 0xe0])
    }
    expect(validate(save)).toEqual(validate(copyOf(saves[0])))
  })

  it('a vehicle that becomes immune keeps the bits of its components', () => {
    const save = copyOf(saves[0])
    const proof = (given: object) => {
      applyRecipe(save, recipeData, 'immune-car', given)
      return stored(save, 0, 'proofFlags')[0]
    }
    tasks.storeCar(save, 562, 0)
    expect([proof({ value: 5 }), proof({}), proof({})]).toEqual([0xa5, 0xbf, 0xbf])
    expect(() => proof({ value: 0x40 })).toThrow('value must be 0 to 31')
  })

  it.each([
    [[5, 6], 1],
    [[5, 6, 8], 8],
  ])(
    'a vehicle with three colours, stored with %j, has its own third one or the given one: %i',
    (colours, third) => {
      const save = copyOf(saves[0])
      tasks.storeCar(save, 483, 0, { colours })
      expect(stored(save, 0, 'colour3')).toEqual([third])
    },
  )

  it('a save made indoors moves to another save place', () => {
    const save = copyOf(saves.find(one => tryOn(one, copy => tasks.moveToSavehouse(copy, 5))))
    for (const { id } of recipeData.tables.savePlaces)
      expect(tryOn(save, copy => tasks.moveToSavehouse(copy, id))).toBe(true)
  })

  it.each([
    ['collect-oysters', (save: library.Save) => tasks.collectAll(save, 'oysters')],
    ['spray-tags', (save: library.Save) => tasks.collectAll(save, 'tags')],
    ['finish-taxi', (save: library.Save) => tasks.completeJob(save, 'taxi')],
  ])('a task does what its recipe does: %s', (recipe, task) => {
    const fitting = saves.find(save => tryOn(save, task))
    expect(task(copyOf(fitting))).toEqual(applyRecipe(copyOf(fitting), recipeData, recipe))
  })
})

const { collectAll, giveWeapon, moveToSavehouse, storeCar } = tasks
const refusing = { collectAll, giveWeapon, moveToSavehouse, storeCar }

interface TaskRefusal {
  readonly task: keyof typeof refusing
  /** Those after the save, as JSON. */
  readonly arguments: string
  readonly words: string
}

it.each(readRows<TaskRefusal>(new URL('task-refusals.csv', import.meta.url)))(
  'a task refuses $what',
  ({ task, arguments: given, words }) => {
    const save = typicalSave()
    const before = saveToJson(save)
    expect(() => Reflect.apply(refusing[task], null, [save, ...JSON.parse(given)])).toThrow(words)
    expect(saveToJson(save)).toBe(before)
  },
)
