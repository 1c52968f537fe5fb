import { describe, expect, it } from 'vitest'
import { Random } from '../../../scripts/format/synthetic/random.ts'
import { unpackDefinition } from '../../../scripts/library/packed-definition.ts'
import { camelCase } from '../../../src/shared/text.ts'
import { member, ReadingComparer } from '../exports/compare-readings.ts'
import { parseByKaitai } from '../exports/parse-by-kaitai.ts'
import { codec, decoded, definition } from '../format/support.ts'
import { type Edit, randomEdit } from './random-edits.ts'
import { allSaves, at, library, packed, put } from './support.ts'

const { parseSave, writeSave } = library
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
