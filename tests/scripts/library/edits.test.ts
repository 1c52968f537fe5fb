import { describe, expect, it } from 'vitest'
import { Random } from '../../../scripts/format/synthetic/random.ts'
import { type Save, SaveError } from '../../../scripts/library/index.ts'
import { unpackDefinition } from '../../../scripts/library/packed-definition.ts'
import { camelCase } from '../../../src/shared/text.ts'
import { member, ReadingComparer } from '../exports/compare-readings.ts'
import { parseByKaitai } from '../exports/parse-by-kaitai.ts'
import { countOffsets } from '../format/count-offsets.ts'
import { codec, decoded, definition } from '../format/support.ts'
import { type Edit, pick, randomEdit } from './random-edits.ts'
import { allSaves, at, library, packed, put } from './support.ts'

const { parseSave, writeSave, validate } = library
const shown = { ...unpackDefinition(packed[0]), keyOf: camelCase, hasBooleans: true }

/** Paths of the values that Kaitai's parser reads differently from our decoder. */
function differingByKaitai(bytes: Uint8Array): readonly string[] {
  const comparer = new ReadingComparer(definition)
  const parsed = parseByKaitai(bytes)
  for (const [index, { block }] of codec.blocks.entries()) {
    const struct = definition.structs.get(block.struct)
    const value = decoded(bytes).blocks[index]?.value
    if (struct === undefined || value === undefined) throw new Error(`block ${block.number} was not read`)
    if (struct.fields.length > 0) comparer.struct(struct, value, member(parsed, block.name), block.name)
  }
  return comparer.comparison.differing
}

const rounds = 10
const editsPerRound = 50

describe('500 random edits', () => {
  const random = new Random(15)

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'are written so that both our decoder and the Kaitai parser read them (round %i)',
    round => {
      const { bytes } = allSaves[round % allSaves.length] ?? { bytes: new Uint8Array() }
      const save = parseSave(bytes)
      const edits = new Map<string, Edit>()
      for (let count = 0; count < editsPerRound; count++) {
        const edit = randomEdit(shown, save, random)
        put(save, edit.keys, edit.value)
        edits.set(edit.keys.join('.'), edit)
      }
      const written = writeSave(save)
      const again = parseSave(written)
      for (const { keys, value } of edits.values()) expect(at(again, ...keys), keys.join('.')).toEqual(value)
      expect(differingByKaitai(written)).toEqual([])
    },
  )
})

describe('400 random changes of one byte', () => {
  const random = new Random(2000)
  // The small saves: quick to read, and with lists of all kinds.
  const originals = allSaves.slice(0, 2).map(({ bytes }) => bytes)

  /** @returns the save, or null if it was rejected with an offset and a reason */
  function parseOrRefuse(bytes: Uint8Array): Save | null {
    try {
      return parseSave(bytes, { acceptWrongChecksum: true })
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      expect(error.reason).not.toBe('')
      expect(error.offset).toBeLessThanOrEqual(bytes.length)
      return null
    }
  }

  const errorsOf = (save: Save) => validate(save).filter(({ severity }) => severity === 'error')

  /** What is written has no error: constants are set, and other errors are rejected. */
  function expectAgreement(save: Save): void {
    try {
      expect(errorsOf(parseSave(writeSave(save)))).toEqual([])
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      expect(errorsOf(save)).not.toEqual([])
    }
  }

  /** Runs 100 changes of each save. @returns the number of those that were rejected */
  function countRefused(randomOffset: (original: Uint8Array) => number): number {
    let refused = 0
    for (let run = 0; run < 200; run++) {
      const original = originals[run % 2] ?? new Uint8Array()
      const bytes = new Uint8Array(original)
      bytes[randomOffset(original)] = random.integer(0, 255)
      const save = parseOrRefuse(bytes)
      if (save === null) refused++
      else if (run % 5 === 0) {
        // All except the checksum, which was fixed.
        const written = writeSave(save, { unchecked: true })
        expect(Buffer.compare(written.subarray(0, -4), bytes.subarray(0, -4))).toBe(0)
        expectAgreement(save)
      }
    }
    return refused
  }

  it('result in a SaveError or in a save that is written back byte for byte', () => {
    expect(countRefused(bytes => random.integer(0, bytes.length - 5))).toBeLessThan(100)
  })

  it('do so at counts too, most of which the structure contradicts', () => {
    const offsets = new Map(originals.map(original => [original, countOffsets(original)]))
    const refused = countRefused(original => {
      const { offset, size } = pick(random, offsets.get(original) ?? []) ?? { offset: 0, size: 1 }
      return offset + random.integer(0, size - 1)
    })
    expect(refused).toBeGreaterThan(100)
  })
})
