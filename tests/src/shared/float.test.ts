import { describe, expect, it } from 'vitest'
import { shortestFloat } from '#shared/float.ts'
import { savehouses } from '../../../src/generated/savehouses.ts'
import { fileBytes } from '../../../src/site/fileBytes.ts'
import { readFileFloat } from '../../../src/table/actions/numberFormats.ts'
import { seededRandom } from '../../support/seeded-random.ts'

describe('the decimal number of a float', () => {
  it('converts back to its four bytes', () => {
    const random = seededRandom(23)
    for (let round = 0; round < 2000; round++) {
      const stored = Math.fround((random() - 0.5) * 10 ** Math.floor(11 * random() - 3))
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
