import { describe, expect, it } from 'vitest'
import { numbersIn } from '../../../scripts/format/evidence/evidence-save.ts'
import { statistics } from '../../../scripts/tables/blocks/16-statistics.ts'
import { realSaves } from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'
import { isUnmodifiedGame, structs, valuesOf } from './game-values.ts'
import { decoded, definition, isReferenceSet, verdictOf } from './support.ts'

const cities = statistics.rows(realSource).find(({ field }) => field === 'cities_unlocked')

/** The different numbers in a list, in ascending order. */
const distinct = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other)

describe.skipIf(realSaves.length === 0).each(realSaves)('the real save $name', save => {
  const { blocks, statistic } = valuesOf(save)
  const isUnmodified = isUnmodifiedGame(valuesOf(save))

  it('is read exactly to its end, without values out of range unless it comes from another game script', () => {
    const { violationCount, ...verdict } = verdictOf(save.bytes)
    expect(verdict).toMatchObject({ isSound: true, errors: [], checksum: { isRight: true } })
    expect(verdict.blocks.map(block => block.verdict)).toEqual(Array(28).fill('exact'))
    expect(violationCount === 0).toBe(isUnmodified)
    if (isReferenceSet) expect(verdict.versionIdHex?.toLowerCase()).toBe(save.name.slice(0, 8))
  })

  it('confirms relations between blocks that no evidence rule has', () => {
    const { interior } = blocks['00'] ?? {}
    const [player = {}] = structs(blocks['02']?.players)
    expect(player.interior).toBe(interior)
    expect(player.active_slot).toBe(player.chosen_weapon)
    expect(blocks['25']?.stack_depth).toBe(interior === 0 ? 0 : 1)
    const indexes = structs(blocks['12']?.cars).map(({ index }) => Number(index))
    expect(indexes).toEqual(distinct(indexes))
    if (isUnmodified) expect(statistic(cities?.id ?? -1)).toBe(blocks['26']?.cities_unlocked)
  })
})

describe.skipIf(!isReferenceSet)('the 22 saves of the project', () => {
  const all = realSaves.map(valuesOf)

  it('contain the text BLOCK 34 times, 35 and 54 times in two files, which are still read as 28 blocks', () => {
    const texts = realSaves.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))
    const counts = texts.map(text => text.split(definition.file.marker).length - 1)
    expect(counts.filter(count => count !== 34).sort()).toEqual([35, 54])
  })

  it('keep leftover bytes in the padding, apart from two edited files', () => {
    expect(realSaves.filter(({ bytes }) => decoded(bytes).padding?.differing !== 0)).toHaveLength(2)
  })

  it('set neither the roadblocks of the PlayStation 2 nor four of the door flags', () => {
    const sections = all.flatMap(({ blocks }) => numbersIn(blocks['21'], 'kept_loaded').slice(0x52, 0x54))
    expect(distinct(sections)).toEqual([0])
    const doors = all.flatMap(({ blocks }) => structs(blocks['25']?.doors))
    const flags = doors.reduce((seen, door) => seen | Number(door.flags), 0)
    expect(flags).toBe(0xffff & ~(0x0080 | 0x0200 | 0x0800 | 0x8000))
  })

  it('have blip colours 0, 1, 7, 8 and colour values, but neither 5 nor 6', () => {
    const colours = all.flatMap(({ blocks }) => structs(blocks['09']?.blips)).map(blip => Number(blip.colour))
    expect(distinct(colours).filter(colour => colour < 256)).toEqual([0, 1, 7, 8])
  })

  it('have a block 02 of 2236 bytes in one file and of 4816 to 4996 in the others', () => {
    const sizes = realSaves.map(({ bytes }) => decoded(bytes).blocks[2]?.size ?? 0)
    expect(distinct(sizes)).toEqual([2236, 4816, 4876, 4936, 4996])
  })
})
