import { expect, it } from 'vitest'
import { formatNumber } from '../../../src/ui/formatNumber.ts'

it('formatted numbers follow the language, with a true minus sign', () => {
  const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
  const values = [0, 7, 999, 1000, 51_200, 202_748, 1_234_567.25, 0.1, 0.000001, 0.12345678, 2.9999999, 1e15]
  for (const value of values.flatMap(one => [one, -one || 0]))
    expect(formatNumber(value)).toBe(english.format(value).replace('-', '−'))
})
