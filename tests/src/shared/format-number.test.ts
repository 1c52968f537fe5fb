import { expect, it } from 'vitest'
import { formatNumber, formatStored } from '#shared/format-number.ts'

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
