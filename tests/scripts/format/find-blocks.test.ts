import { describe, expect, it } from 'vitest'
import { announceMissingSaves, decoded, definition, realSaves } from './support.ts'

announceMissingSaves('finding blocks by their markers')

/** Where what follows each marker begins, as a search of a hex editor comes to them. */
function behindMarkers(bytes: Uint8Array): readonly number[] {
  const { marker } = definition.file
  return Array.from(
    Buffer.from(bytes).toString('latin1').matchAll(new RegExp(marker, 'g')),
    ({ index }) => index + marker.length,
  )
}

describe.skipIf(realSaves.length === 0)('who searches a real save for markers', () => {
  it.each(realSaves)('comes to each block behind the one its page names: $name', ({ bytes }) => {
    const { blocks } = decoded(bytes)
    expect(blocks.length).toBe(28)
    expect(blocks.map(({ start }) => start)).toEqual(behindMarkers(bytes).slice(0, blocks.length))
  })

  it('seldom finds a block behind the first two where it is in a typical save', () => {
    const starts = realSaves.map(
      ({ bytes }) => decoded(bytes).blocks.find(({ number }) => number === '15')?.start,
    )
    expect(new Set(starts).size).toBeGreaterThan(realSaves.length / 2)
  })
})
