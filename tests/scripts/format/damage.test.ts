import { describe, expect, it } from 'vitest'
import { realSaves } from '../../support/real-saves.ts'
import { checkedValues } from './checked-values.ts'
import { patched, saveWith, typicalSave, variantOf, verdictOf } from './support.ts'

const saves = [
  { name: 'a synthetic save', bytes: typicalSave },
  ...realSaves.slice(0, 1),
  ...realSaves.slice(-1),
]

describe.each(saves)('$name with a correct checksum', ({ bytes }) => {
  const values = checkedValues(bytes)

  it('contains more than thirty counts, sizes and constants', () => {
    expect(values.length).toBeGreaterThan(30)
    expect(verdictOf(bytes).isSound).toBe(true)
  })

  it.each(values)('is not sound if $path is one more or one less', ({ offset }) => {
    const byte = bytes[offset] ?? 0
    for (const changed of [byte + 1, byte - 1])
      expect(verdictOf(patched(bytes, offset, [changed]))).toMatchObject({
        checksum: { isRight: true },
        isSound: false,
      })
  })

  it.each([
    [
      'block02.objects[0].size',
      49,
      /^block 02, byte \d+ \(0x[0-9A-F]+\): objects\[0\]\.size is 49, must be 48$/,
    ],
    ['block12.plate_count', 16, /: plate_count is 16, must be 0 to 15$/],
    ['block01.edition_letter', 0x74, /: edition_letter is "t", must be "s"$/],
    ['block01.jump_offset', 1, /: jump_offset is \d+, must be the value of variable_space_size$/],
  ])('reports what %s must be if it is %i', (path, value, message) => {
    const { offset = Number.NaN } = values.find(checked => checked.path === path) ?? {}
    expect(verdictOf(patched(bytes, offset, [value])).errors).toEqual([expect.stringMatching(message)])
  })
})

it('errors are counted beyond those that are listed', () => {
  const free = (car: object) => ({ ...car, in_use: 0 })
  const bytes = saveWith(variantOf('typical counts'), '12', ({ cars }) => ({
    cars: Array.isArray(cars) ? cars.map((car, index) => (index < 150 ? free(car) : car)) : [],
  }))
  const { errors, errorCount } = verdictOf(bytes)
  expect([errors.length, errorCount]).toEqual([100, 150])
})
