import { describe, expect, it } from 'vitest'
import { elementOffset } from '../../../src/hexgrid/elementOffset.ts'
import { formatOf } from './support/formats.ts'

describe('the offset of an element of a list', () => {
  it('is 6 + 6 times its number for doors saved inside, and two less saved outside', () => {
    const doors = formatOf('25')
    for (const number of [0, 222, 375]) {
      expect(elementOffset(doors, 'doors', number)).toBe(6 + 6 * number)
      expect(elementOffset(doors, 'doors', number, { stack_depth: 0, doors: 376 })).toBe(4 + 6 * number)
    }
  })

  it('finds the save house variable and the first garage where they were always documented', () => {
    expect(elementOffset(formatOf('01'), 'globals', 881)).toBe(0xdd0)
    expect(elementOffset(formatOf('03'), 'garages', 0)).toBe(0x1427)
  })

  it('refuses a list that the block does not have', () => {
    expect(() => elementOffset(formatOf('25'), 'nope', 0)).toThrow('no list nope')
  })
})
