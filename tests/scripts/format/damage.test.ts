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
})

it('errors are counted beyond those that are listed', () => {
  const free = (car: object) => ({ ...car, in_use: 0 })
  const bytes = saveWith(variantOf('typical counts'), '12', ({ cars }) => ({
    cars: Array.isArray(cars) ? cars.map((car, index) => (index < 150 ? free(car) : car)) : [],
  }))
  const { errors, errorCount } = verdictOf(bytes)
  expect([errors.length, errorCount]).toEqual([100, 150])
})
