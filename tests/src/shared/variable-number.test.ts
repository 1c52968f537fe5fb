import { describe, expect, it } from 'vitest'
import { dollarName, dollarNumberAt } from '#shared/script-variable.ts'

describe('the number of a script variable in script tools', () => {
  it('is two more than its index', () => {
    expect(dollarName(405)).toBe('$407')
  })

  it('follows from its offset in block 01', () => {
    expect(dollarNumberAt('0660', 10_950)).toBe(407)
    expect(dollarNumberAt('000C', 10_950)).toBe(2)
  })

  it('does not exist between two variables and outside them', () => {
    expect(dollarNumberAt('0661', 10_950)).toBeNull()
    expect(dollarNumberAt('0008', 10_950)).toBeNull()
    expect(dollarNumberAt('AB24', 10_950)).toBeNull()
  })
})
