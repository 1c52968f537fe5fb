import { describe, expect, it } from 'vitest'
import { definition, mobileSaves } from '../format/support.ts'
import { allSaves, blocksOf, library, namedSave, names, typicalSave } from './support.ts'

const { parseSave, offsetOf, fieldAt, layout } = library

it('an offset is also that of a block, struct or list: of its first byte', () => {
  const save = namedSave()
  expect(offsetOf(save, 'block00')).toBe(definition.file.marker.length)
  expect(offsetOf(save, 'block02.players[0].position')).toBe(offsetOf(save, 'block02.players[0].position.x'))
  expect(offsetOf(save, 'block12.cars')).toBe(offsetOf(save, 'block12.cars[0]'))
})

describe('the layout', () => {
  it.each([...allSaves, ...mobileSaves])(
    'has every byte of a block in exactly one value, in file order: $name',
    ({ bytes }) => {
      const save = parseSave(bytes, { names })
      const { marker } = definition.file
      let [end, block] = [0, '']
      for (const { path, offset, blockOffset, size, ...field } of layout(save)) {
        // Empty blocks consist of their marker only.
        const gap = field.block === block ? 0 : marker.length * (Number(field.block) - Number(block || -1))
        if (offset !== end + gap) expect.fail(`${path} is at ${offset}, not at ${end + gap}`)
        if (offset - blockOffset !== end + gap && gap > 0)
          expect.fail(`${path} is not the start of its block`)
        block = field.block
        end = offset + size
      }
      expect(fieldAt(save, end)).toMatchObject({ path: null })
    },
  )

  it('agrees with the value at each offset', () => {
    for (const { bytes } of [...allSaves.slice(0, 3), ...mobileSaves.slice(0, 1)]) {
      const save = parseSave(bytes, { names })
      const some = [...layout(save)].filter((_, index) => index % 97 === 0)
      for (const field of some)
        expect(fieldAt(save, field.offset + field.size - 1)).toEqual({ part: 'field', ...field })
    }
  })

  it('has names of script variables where the save was read with names', () => {
    const save = namedSave()
    save.script.globals.set('gym_bike_progress', 0.5)
    const [found] = layout(save, 'block01.globals[gym_bike_progress]')
    expect(found).toMatchObject({ path: 'block01.globals[gym_bike_progress]', type: 'f32', value: 0.5 })
    const [plain] = layout(typicalSave(), 'block01.globals[2]')
    expect(plain).toMatchObject({ path: 'block01.globals[2]', type: 'u32' })
    expect(plain?.offset).toBe(found?.offset)
  })

  it('is limited to a path, also to several parts', () => {
    const save = typicalSave()
    const models = [...layout(save, 'block12.cars[all].model')]
    const cars: readonly { readonly model: number }[] = blocksOf(save).parkedCars.cars
    expect(models.map(({ value }) => value)).toEqual(cars.map(({ model }) => model))
    const all = [...layout(save)].filter(({ block }) => block === '15')
    expect([...layout(save, 'playerInfo')]).toEqual(all)
  })

  it('follows a change of the save', () => {
    const save = typicalSave()
    const before = offsetOf(save, 'block15.money')
    const cars = blocksOf(save).parkedCars.cars
    const step = offsetOf(save, 'block12.cars[1]') - offsetOf(save, 'block12.cars[0]')
    cars.push(cars[0])
    expect(offsetOf(save, 'block15.money')).toBe(before + step)
    expect([...layout(save, 'block12.car_count')].map(({ value }) => value)).toEqual([cars.length])
  })
})
