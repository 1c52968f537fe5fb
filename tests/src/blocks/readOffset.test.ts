import { describe, expect, it } from 'vitest'
import { readOffset } from '../../../src/blocks/page/OffsetBox.tsx'
import { formatOf } from './support/formats.ts'

describe('an offset that a user enters', () => {
  const doors = formatOf('25')

  it.each(['053D', '0x53d', ' 53Dh ', '25:053D'])('counts from the start of the block: %s', text => {
    expect(readOffset(doors, text, null)).toEqual({ kind: 'offset', offset: 0x53d })
  })

  it('counts from the start of the file if it is too large for the block whose start is known', () => {
    expect(readOffset(doors, '0x2853D', 0x28000)).toEqual({ kind: 'offset', offset: 0x53d })
    expect(readOffset(doors, '0x2853D', null)).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('open it first'),
    })
  })

  it.each(['0053D', '0000053D'])(
    'counts from the start of the file if it has five digits or more: %s',
    text => {
      expect(readOffset(doors, text, 0x500)).toEqual({ kind: 'offset', offset: 0x3d })
      expect(readOffset(doors, text, 0x28000)).toMatchObject({
        kind: 'none',
        why: expect.stringContaining('In the file, they go from 28000 to'),
      })
    },
  )

  it.each(['', 'door', '0xFFFFFFFF', '317FC', '16:0000', '-4'])('has no match with a reason: "%s"', text => {
    expect(readOffset(doors, text, 0x28000)).toEqual({ kind: 'none', why: expect.stringMatching(/./) })
  })
})
