import { describe, expect, it } from 'vitest'
import { memoizeBy } from '#shared/memoize.ts'
import { numbersIn } from '../../../scripts/format/evidence/evidence-save.ts'
import { verifySave } from '../../../scripts/format/verify/verify-save.ts'
import { statistics } from '../../../scripts/tables/blocks/16-statistics.ts'
import { announceMissing, type RealSave, realSaves, referenceFolder } from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'
import { isUnmodifiedGame, structs, valuesOf } from './game-values.ts'
import { codecs, decoded, definition, isReferenceSet } from './support.ts'

announceMissing('real saves', referenceFolder)

const verdictOf = memoizeBy(({ name, bytes }: RealSave) => verifySave(codecs, name, bytes))

const cities = statistics.rows(realSource).find(({ field }) => field === 'cities_unlocked')

describe.skipIf(realSaves.length === 0)('real saves', () => {
  it.each(realSaves)('$name is read exactly to its end', save => {
    const verdict = verdictOf(save)
    expect(verdict).toMatchObject({ isSound: true, errors: [] })
    expect(verdict.blocks.map(block => block.verdict)).toEqual(Array(28).fill('exact'))
    expect(verdict.checksum?.isRight).toBe(true)
  })

  it.each(realSaves)('$name has no value out of range, unless it comes from another game script', save => {
    const { violationCount } = verdictOf(save)
    if (isUnmodifiedGame(valuesOf(save))) expect(violationCount).toBe(0)
    else expect(violationCount).toBeGreaterThan(0)
  })

  it.each(realSaves)('$name confirms relations between blocks that no evidence rule has', save => {
    const { blocks, statistic } = valuesOf(save)
    const { interior } = blocks['00'] ?? {}
    const player = structs(blocks['02']?.players)[0] ?? {}
    expect(player.interior).toBe(interior)
    expect(player.active_slot).toBe(player.chosen_weapon)
    expect(blocks['25']?.stack_depth).toBe(interior === 0 ? 0 : 1)
    const indexes = structs(blocks['12']?.cars).map(({ index }) => Number(index))
    expect(indexes).toEqual([...new Set(indexes)].sort((one, other) => one - other))
    if (!isUnmodifiedGame(valuesOf(save))) return
    expect(statistic(cities?.id ?? -1)).toBe(blocks['26']?.cities_unlocked)
  })
})

describe.skipIf(!isReferenceSet)('the 22 saves of the project', () => {
  it.each(realSaves)('have the version in their names: $name', save => {
    expect(verdictOf(save).versionIdHex?.toLowerCase()).toBe(save.name.slice(0, 8))
  })

  it('contain the text BLOCK 34 times, 35 and 54 times in two files, which are still read as 28 blocks', () => {
    const counts = realSaves.map(({ bytes }) => {
      return Buffer.from(bytes).toString('latin1').split(definition.file.marker).length - 1
    })
    expect(counts.filter(count => count !== 34).sort()).toEqual([35, 54])
  })

  it('keep leftover bytes in the padding, apart from two edited files', () => {
    const edited = realSaves.filter(({ bytes }) => decoded(bytes).padding?.differing !== 0)
    expect(edited).toHaveLength(2)
  })

  it('set neither the roadblocks of the PlayStation 2 nor four of the door flags', () => {
    const all = realSaves.map(valuesOf)
    const sections = all.flatMap(({ blocks }) => {
      const kept = numbersIn(blocks['21'], 'kept_loaded')
      return [0x56, 0x57].map(at => kept[at - 4])
    })
    expect(new Set(sections)).toEqual(new Set([0]))
    const doors = all.flatMap(({ blocks }) => structs(blocks['25']?.doors))
    const flags = doors.reduce((seen, door) => seen | Number(door.flags), 0)
    expect(flags).toBe(0xffff & ~(0x0080 | 0x0200 | 0x0800 | 0x8000))
  })

  it('have blip colours 0, 1, 7, 8 and colour values, but neither 5 nor 6', () => {
    const colours = realSaves
      .flatMap(save => structs(valuesOf(save).blocks['09']?.blips))
      .map(blip => Number(blip.colour))
    expect([...new Set(colours)].filter(colour => colour < 256).sort()).toEqual([0, 1, 7, 8])
  })

  it('have a block 02 of 2236 bytes in one file and of 4816 to 4996 in the others', () => {
    const sizes = realSaves.map(({ bytes }) => decoded(bytes).blocks[2]?.size ?? 0)
    expect([...new Set(sizes)].sort((one, other) => one - other)).toEqual([2236, 4816, 4876, 4936, 4996])
  })
})
