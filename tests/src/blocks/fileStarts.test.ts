import { describe, expect, it } from 'vitest'
import { byteLines, fileOffsetText } from '../../../src/blocks/byteLines.ts'
import { readFileStarts, startsToAsk } from '../../../src/blocks/fileStarts.ts'

const starts = (address: string) => readFileStarts(new URLSearchParams(address))
const writes = [
  { block: '15', offsetHex: '0004', bytes: '40 42 0F 00' },
  { block: '00', offsetHex: '0090', bytes: '00' },
]

describe('the start of a block in the file', () => {
  it('is known for blocks 00 and 01', () => {
    expect(['00', '01', '15'].map(starts('').startOf)).toEqual([5, 322, null])
  })

  it('is the one in the address, also for blocks at a fixed distance', () => {
    const { startOf } = starts('start15=0x1dfd8')
    expect(startOf('15')).toBe(0x1dfd8)
    expect(startOf('16')).toBe(0x1dfd8 + 44 + 5)
    expect(startOf('13')).toBe(0x1dfd8 - 10)
    expect([startOf('12'), startOf('21'), startOf('25')]).toEqual([null, null, null])
  })

  it('ignores invalid offsets', () => {
    const { areGiven, startOf } = starts('start15=here&start99=10')
    expect([areGiven, startOf('15')]).toEqual([false, null])
  })

  it('is requested once for blocks at a fixed distance', () => {
    const asked = (address: string) =>
      startsToAsk(['16', '15', '02', '16', '00'], new URLSearchParams(address))
    expect(asked('')).toEqual([
      { block: '16', others: ['15'] },
      { block: '02', others: [] },
    ])
    expect(asked('start15=1DFD8')[0]).toEqual({ block: '15', others: ['16'] })
  })
})

describe('bytes to copy', () => {
  it('have one line each with block and offset', () => {
    expect(byteLines(writes, starts(''))).toBe('15:0004 = 40 42 0F 00\n00:0090 = 00')
  })

  it('have the offset in the file once a start is entered', () => {
    expect(byteLines(writes, starts('start15=1DFD8'))).toBe('0x1DFDC = 40 42 0F 00\n0x00095 = 00')
    expect(fileOffsetText(0x1dfd8, 4)).toBe('0x1DFDC')
  })
})
