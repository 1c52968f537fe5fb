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
    ['block02.players[0].ped_size', 0x8e, /: players\[0\]\.ped_size is 398, must be 396$/],
    ['block02.players[0].player_size', 0x85, /: players\[0\]\.player_size is 133, must be 132$/],
    ['block12.plate_count', 16, /: plate_count is 16, must be 0 to 15$/],
    ['block17.used_count', 211, /: used_count is 211, must be 0 to 210$/],
    ['block15.size', 41, /^block 15, byte \d+ .*: size is 41, must be 40$/],
    ['block23.size', 87, /^block 23, byte \d+ .*: size is 87, must be 88$/],
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
