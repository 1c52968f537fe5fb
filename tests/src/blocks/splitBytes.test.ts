import { describe, expect, it } from 'vitest'
import { splitBytes } from '../../../src/blocks/gridParts.ts'

describe('splitting a run of bytes for the grid', () => {
  it('keeps a run within eight bytes whole', () => {
    expect(splitBytes(4, 4, 1)).toEqual([{ offset: 4, sizeBytes: 4 }])
  })

  it('splits at every multiple of eight', () => {
    expect(splitBytes(6, 12, 1)).toEqual([
      { offset: 6, sizeBytes: 2 },
      { offset: 8, sizeBytes: 8 },
      { offset: 16, sizeBytes: 2 },
    ])
  })

  it('splits at every element, also if elements do not start at multiples of eight', () => {
    expect(splitBytes(3, 8, 4).map(({ offset, sizeBytes }) => [offset, sizeBytes])).toEqual([
      [3, 4],
      [7, 1],
      [8, 3],
    ])
  })

  it('contains every byte once', () => {
    for (let offset = 0; offset < 8; offset++)
      for (const elementSize of [1, 2, 4, 6, 12]) {
        const bytes = splitBytes(offset, 48, elementSize).flatMap(segment =>
          Array.from({ length: segment.sizeBytes }, (_, index) => segment.offset + index),
        )
        expect(bytes).toEqual(Array.from({ length: 48 }, (_, index) => offset + index))
      }
  })
})
