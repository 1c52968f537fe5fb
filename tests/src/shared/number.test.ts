import { describe, expect, it } from 'vitest'
import { formatNumber, formatStored, shortestFloat } from '#shared/number.ts'
import { savehouses } from '../../../src/generated/savehouses.ts'
import { fileBytes } from '../../../src/site/fileBytes.ts'
import { readFileFloat } from '../../../src/table/actions/numberFormats.ts'
import { Random } from '../../support/seeded-random.ts'

describe('the decimal number of a float', () => {
  it('converts back to its four bytes', () => {
    const random = new Random(23)
    for (let round = 0; round < 2000; round++) {
      const stored = Math.fround((random.fraction() - 0.5) * 10 ** random.integer(-3, 7))
      expect(Math.fround(shortestFloat(stored))).toBe(stored)
    }
  })

  it('is as short as possible', () => {
    expect([0.1, 2495.25, 1e-7, 16777216].map(shortestFloat)).toEqual([0.1, 2495.25, 1e-7, 16777216])
    expect(shortestFloat(1263.5733642578125)).toBe(1263.5734)
  })

  it('is that of each savehouse: coordinates, bytes and copied text agree', () => {
    for (const house of savehouses)
      for (const [value, hex] of [
        [house.x, house.xHex],
        [house.y, house.yHex],
        [house.z, house.zHex],
      ] as const) {
        expect(fileBytes(value, 'f32').replaceAll(' ', '')).toBe(hex)
        expect(readFileFloat(hex)).toBe(value)
      }
  })
})

it('formatted numbers follow the language, with a true minus sign', () => {
  const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
  const values = [0, 7, 999, 1000, 51_200, 202_748, 1_234_567.25, 0.1, 0.000001, 0.12345678, 2.9999999, 1e15]
  for (const value of values.flatMap(one => [one, -one || 0]))
    expect(formatNumber(value)).toBe(english.format(value).replace('-', '−'))
})

it('values of saves keep all their decimals', () => {
  const texts = [1_910_032, -3000, 1263.5734, 0.12345678, 1e-7, -1.5e30, 0].map(formatStored)
  expect(texts).toEqual(['1,910,032', '−3,000', '1,263.5734', '0.12345678', '1e-7', '−1.5e+30', '0'])
})
