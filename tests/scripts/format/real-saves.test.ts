import { describe, expect, it } from 'vitest'
import { isUnmodified } from '../../../scripts/format/evidence/evidence-save.ts'
import { realSaves } from '../../support/real-saves.ts'
import { evidenceOf, firstSaves } from './game-values.ts'
import { decoded, definition, isReferenceSet, startOf, verdictOf } from './support.ts'

/** The different numbers in a list, in ascending order. */
const distinct = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other)

/** Offsets after each marker, as a text search in a hex editor finds them. */
function behindMarkers(bytes: Uint8Array): readonly number[] {
  const { marker } = definition.file
  const text = Buffer.from(bytes).toString('latin1')
  return Array.from(text.matchAll(new RegExp(marker, 'g')), ({ index }) => index + marker.length)
}

describe.skipIf(realSaves.length === 0).each(realSaves)('the real save $name', save => {
  const values = evidenceOf(save.name, decoded(save.bytes))

  it('is read exactly to its end, without values out of range unless it comes from another game script', () => {
    const { errors, blocks, violationCount, versionIdHex } = verdictOf(save.bytes)
    expect(errors).toEqual([])
    expect(blocks.map(block => block.verdict)).toEqual(Array(28).fill('exact'))
    expect(violationCount === 0).toBe(isUnmodified(values))
    if (isReferenceSet) expect(versionIdHex?.toLowerCase()).toBe(save.name.slice(0, 8))
  })

  it('has each block after the marker that its page names', () => {
    const starts = decoded(save.bytes).blocks.map(({ start }) => start)
    expect(starts).toEqual(behindMarkers(save.bytes).slice(0, 28))
  })

  it('confirms relations between blocks that no evidence rule has', () => {
    const interior = values.number('00.interior')
    expect(values.number('02.players.interior')).toBe(interior)
    expect(values.number('02.players.active_slot')).toBe(values.number('02.players.chosen_weapon'))
    expect(values.number('25.stack_depth')).toBe(interior === 0 ? 0 : 1)
    const indexes = values.numbers('12.cars.index')
    expect(indexes).toEqual(distinct(indexes))
    if (isUnmodified(values))
      expect(values.number('16.int_stats[cities_unlocked]')).toBe(values.number('26.cities_unlocked'))
  })
})

describe.skipIf(!isReferenceSet)('the 22 saves of the project', () => {
  it('contain the text BLOCK 34 times, 35 and 54 times in two files, which are still read as 28 blocks', () => {
    const counts = realSaves.map(({ bytes }) => behindMarkers(bytes).length)
    expect(counts.filter(count => count !== 34).sort()).toEqual([35, 54])
  })

  it('seldom have a block after the first two at its offset in a typical save', () => {
    const starts = realSaves.map(({ bytes }) => startOf(bytes, '15'))
    expect(distinct(starts).length).toBeGreaterThan(11)
  })

  it('keep leftover bytes in the padding, apart from two edited files', () => {
    expect(realSaves.filter(({ bytes }) => decoded(bytes).padding?.differing !== 0)).toHaveLength(2)
  })

  it('set neither the roadblocks of the PlayStation 2 nor four of the door flags', () => {
    const sections = firstSaves.flatMap(save => save.numbers('21.kept_loaded').slice(0x52, 0x54))
    expect(distinct(sections)).toEqual([0])
    const flags = firstSaves.flatMap(save => save.numbers('25.doors.flags'))
    expect(flags.reduce((seen, one) => seen | one)).toBe(0xffff & ~(0x0080 | 0x0200 | 0x0800 | 0x8000))
  })

  it('have blip colours 0, 1, 7, 8 and colour values, but neither 5 nor 6', () => {
    const colours = firstSaves.flatMap(save => save.numbers('09.blips.colour'))
    expect(distinct(colours).filter(colour => colour < 256)).toEqual([0, 1, 7, 8])
  })

  it('have a block 02 of 2236 bytes in one file and of 4816 to 4996 in the others', () => {
    const sizes = realSaves.map(({ bytes }) => decoded(bytes).blocks[2]?.size ?? 0)
    expect(distinct(sizes)).toEqual([2236, 4816, 4876, 4936, 4996])
  })
})
