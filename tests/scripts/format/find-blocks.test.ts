import { describe, expect, it } from 'vitest'
import { realSaves } from '../../support/real-saves.ts'
import { decoded, definition } from './support.ts'

/** Offsets after each marker, as a text search in a hex editor finds them. */
function behindMarkers(bytes: Uint8Array): readonly number[] {
  const { marker } = definition.file
  return Array.from(
    Buffer.from(bytes).toString('latin1').matchAll(new RegExp(marker, 'g')),
    ({ index }) => index + marker.length,
  )
}

describe.skipIf(realSaves.length === 0)('a text search for markers in a real save', () => {
  it.each(realSaves)('finds each block after the marker that its page names: $name', ({ bytes }) => {
    const { blocks } = decoded(bytes)
    expect(blocks.length).toBe(28)
    expect(blocks.map(({ start }) => start)).toEqual(behindMarkers(bytes).slice(0, blocks.length))
  })

  it('seldom finds a block after the first two at its offset in a typical save', () => {
    const starts = realSaves.map(
      ({ bytes }) => decoded(bytes).blocks.find(({ block }) => block.number === '15')?.start,
    )
    expect(new Set(starts).size).toBeGreaterThan(realSaves.length / 2)
  })
})
