import { expect, it } from 'vitest'
import { splitBytes } from '../../../src/blocks/gridParts.ts'

it('a run of bytes is split for the grid at every multiple of eight and at every element, and nowhere else', () => {
  for (let offset = 0; offset < 8; offset++)
    for (const elementSize of [1, 2, 4, 6, 12]) {
      const starts = splitBytes(offset, 48, elementSize).map(segment => segment.offset)
      const isCut = (byte: number) =>
        byte % 8 === 0 || (elementSize > 1 && (byte - offset) % elementSize === 0)
      const run = Array.from({ length: 48 }, (_, index) => offset + index)
      expect(starts).toEqual(run.filter(byte => byte === offset || isCut(byte)))
    }
  const sizes = splitBytes(3, 8, 4).map(({ sizeBytes }) => sizeBytes)
  expect(sizes).toEqual([4, 1, 3])
})
