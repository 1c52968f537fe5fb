import { describe, expect, it } from 'vitest'
import { type Counts, elementCount } from '#shared/count.ts'
import { fieldSize } from '#shared/layout.ts'
import { storeChecksum } from '../../../scripts/format/codec/file-end.ts'
import { countsOf } from '../../../scripts/format/codec/value-size.ts'
import { type Field, fieldsOf, isStrictRange } from '../../../scripts/format/definition.ts'
import { verifySave } from '../../../scripts/format/verify/verify-save.ts'
import { announceMissing, realSaves, referenceFolder } from '../../support/real-saves.ts'
import { blockOf, codecs, decoded, definition, typicalSave } from './support.ts'

announceMissing('damaged real saves', referenceFolder)

interface Count {
  /** E.g. `02 objects.size`, for the first element of a list. */
  readonly name: string
  readonly offset: number
}

/** Offsets in a file of the fields of a struct whose values the decoder checks. */
function offsetsIn(struct: string, counts: Counts, name: string, start: number): readonly Count[] {
  const offsets: Count[] = []
  let offset = start
  const isHeld = (field: Field) => isStrictRange(field) || field.role === 'count'
  for (const field of fieldsOf(definition, struct)) {
    const path = `${name}${field.name}`
    if (isHeld(field)) offsets.push({ name: path, offset })
    if (field.struct !== null && elementCount(field, counts) > 0)
      offsets.push(...offsetsIn(field.struct, counts, `${path}.`, offset))
    offset += fieldSize(field, counts)
  }
  return offsets
}

function offsetsOf(bytes: Uint8Array): readonly Count[] {
  return decoded(bytes).blocks.flatMap(({ number, start, value }) => {
    const block = blockOf(number)
    return offsetsIn(block.struct, countsOf(definition, block, value), `${number} `, start)
  })
}

/** A save with one byte changed and the checksum fixed. */
function damage(original: Uint8Array, offset: number, change: (byte: number) => number): Uint8Array {
  const { checksumOffset } = definition.file
  const bytes = Uint8Array.from(original)
  bytes[offset] = change(bytes[offset] ?? 0)
  storeChecksum(bytes, checksumOffset)
  return bytes
}

const saves = [
  { name: 'a synthetic save', bytes: typicalSave },
  ...realSaves.slice(0, 1),
  ...realSaves.slice(-1),
]
const more = (byte: number) => (byte + 1) & 0xff
const less = (byte: number) => (byte + 255) & 0xff

describe.each(saves)('$name with a correct checksum', ({ bytes }) => {
  const offsets = offsetsOf(bytes)
  const offsetOf = (name: string) => {
    const offset = offsets.find(other => other.name === name)
    if (offset === undefined) throw new Error(`no ${name}`)
    return offset.offset
  }

  it('contains more than thirty counts, sizes and constants', () => {
    expect(offsets.length).toBeGreaterThan(30)
    expect(
      verifySave(
        codecs,
        'whole',
        damage(bytes, 0, byte => byte),
      ).isSound,
    ).toBe(true)
  })

  it.each(offsets)('is not sound if $name is one more or one less', ({ offset }) => {
    for (const change of [more, less]) {
      const verdict = verifySave(codecs, 'damaged', damage(bytes, offset, change))
      expect(verdict.checksum?.isRight).toBe(true)
      expect(verdict.isSound).toBe(false)
    }
  })

  it.each([
    ['02 objects.size', 49, /^block 02, byte \d+ \(0x[0-9A-F]+\): objects\[0\]\.size is 49, must be 48$/],
    ['02 players.ped_size', 0x8e, /: players\[0\]\.ped_size is 398, must be 396$/],
    ['02 players.player_size', 0x85, /: players\[0\]\.player_size is 133, must be 132$/],
    ['12 plate_count', 16, /: plate_count is 16, must be 0 to 15$/],
    ['17 used_count', 211, /: used_count is 211, must be 0 to 210$/],
    ['15 size', 41, /^block 15, byte \d+ .*: size is 41, must be 40$/],
    ['23 size', 87, /^block 23, byte \d+ .*: size is 87, must be 88$/],
    ['01 edition_letter', 0x74, /: edition_letter is "t", must be "s"$/],
    ['01 jump_offset', 1, /: jump_offset is \d+, must be the value of variable_space_size$/],
  ])('reports what %s must be if it is %i', (name, value, message) => {
    const { errors } = verifySave(
      codecs,
      'damaged',
      damage(bytes, offsetOf(name), () => value),
    )
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
  })
})

it('counts errors beyond those it lists', () => {
  const first = offsetsOf(typicalSave).find(({ name }) => name.startsWith('12 ') && name.endsWith('.in_use'))
  const cars = definition.structs.get('block_12')?.fields.find(({ count }) => count?.kind === 'field')
  const bytes = typicalSave.slice()
  for (let car = 0; car < 150; car++) bytes[(first?.offset ?? 0) + car * (cars?.elementSize ?? 0)] = 0
  const verdict = verifySave(
    codecs,
    'many',
    damage(bytes, 0, byte => byte),
  )
  expect(verdict.errors).toHaveLength(100)
  expect(verdict.errorCount).toBe(150)
})
