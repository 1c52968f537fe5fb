import { describe, expect, it } from 'vitest'
import { byteLines, fileStartsOf, markerOrdinal } from '../../../src/blocks/blockStart.ts'

/** A save of which only block 15 is known. */
const save = {
  platform: 'pc' as const,
  startOf: (block: string) => (block === '15' ? 0x1dfd8 : null),
}
const writes = [
  { block: '15', offsetHex: '0004', bytes: '40 42 0F 00' },
  { block: '00', offsetHex: '0090', bytes: '00' },
]

describe('the start of a block in the file', () => {
  it('is known for blocks 00 and 01 without a save', () => {
    expect(['00', '01', '15'].map(fileStartsOf(null).startOf)).toEqual([5, 322, null])
  })

  it('is that of the opened save', () => {
    expect(fileStartsOf(save).startOf('15')).toBe(0x1dfd8)
    expect(fileStartsOf({ ...save, platform: 'mobile' }).startOf('15')).toBe(null) // the steps have offsets of PC
  })
})

describe('bytes to copy', () => {
  it('have one line each with block and offset', () => {
    expect(byteLines(writes, fileStartsOf(null))).toBe('15:0004 = 40 42 0F 00\n00:0090 = 00')
  })

  it('have the offset in the file once a save is open', () => {
    expect(byteLines(writes, fileStartsOf(save))).toBe('0x1DFDC = 40 42 0F 00\n0x00095 = 00')
  })
})

it.each([
  ['00', '1st'],
  ['01', '2nd'],
  ['02', '3rd'],
  ['03', '4th'],
  ['10', '11th'],
  ['11', '12th'],
  ['12', '13th'],
  ['20', '21st'],
])('the marker before a block of block %s is the %s', (number, ordinal) => {
  expect(markerOrdinal(number)).toBe(ordinal)
})
