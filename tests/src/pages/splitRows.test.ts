import { describe, expect, it } from 'vitest'
import { splitRows } from '../../../src/pages/overview/splitRows.ts'

const parts = [
  { name: 'a', start: 0, size: 5 },
  { name: 'b', start: 5, size: 22 },
  { name: 'c', start: 27, size: 1 },
]

describe('a file in rows', () => {
  const rows = splitRows(parts, 10).map(({ start, pieces }) => [
    start,
    pieces.map(({ part, size, isFirst }) => `${part.name}${size}${isFirst ? '' : '…'}`).join(' '),
  ])

  it('splits a part at the end of a row and marks its continuation', () => {
    expect(rows).toEqual([
      [0, 'a5 b5'],
      [10, 'b10…'],
      [20, 'b7… c1'],
    ])
  })

  it('loses no byte', () => {
    const sizes = splitRows(parts, 7).flatMap(row => row.pieces.map(piece => piece.size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(28)
  })
})
