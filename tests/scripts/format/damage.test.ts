import { describe, expect, it } from 'vitest'
import { storeChecksum } from '../../../scripts/format/codec/file-end.ts'
import { verifySave } from '../../../scripts/format/verify/verify-save.ts'
import { announceMissing, realSaves, referenceFolder } from '../../support/real-saves.ts'
import { library } from '../library/support.ts'
import { checkedValues } from './checked-values.ts'
import { codecs, definition, typicalSave } from './support.ts'

announceMissing('damaged real saves', referenceFolder)

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
  const values = checkedValues(bytes)

  it('contains more than thirty counts, sizes and constants', () => {
    expect(values.length).toBeGreaterThan(30)
    expect(
      verifySave(
        codecs,
        'whole',
        damage(bytes, 0, byte => byte),
      ).isSound,
    ).toBe(true)
  })

  it.each(values)('is not sound if $path is one more or one less', ({ offset }) => {
    for (const change of [more, less]) {
      const verdict = verifySave(codecs, 'damaged', damage(bytes, offset, change))
      expect(verdict.checksum?.isRight).toBe(true)
      expect(verdict.isSound).toBe(false)
    }
  })

  it.each([
    [
      'block02.objects[0].size',
      49,
      /^block 02, byte \d+ \(0x[0-9A-F]+\): objects\[0\]\.size is 49, must be 48$/,
    ],
    ['block02.players[0].ped_size', 0x8e, /: players\[0\]\.ped_size is 398, must be 396$/],
    ['block02.players[0].player_size', 0x85, /: players\[0\]\.player_size is 133, must be 132$/],
    ['block12.plate_count', 16, /: plate_count is 16, must be 0 to 15$/],
    ['block17.used_count', 211, /: used_count is 211, must be 0 to 210$/],
    ['block15.size', 41, /^block 15, byte \d+ .*: size is 41, must be 40$/],
    ['block23.size', 87, /^block 23, byte \d+ .*: size is 87, must be 88$/],
    ['block01.edition_letter', 0x74, /: edition_letter is "t", must be "s"$/],
    ['block01.jump_offset', 1, /: jump_offset is \d+, must be the value of variable_space_size$/],
  ])('reports what %s must be if it is %i', (path, value, message) => {
    const { offset = Number.NaN } = values.find(checked => checked.path === path) ?? {}
    const { errors } = verifySave(
      codecs,
      'damaged',
      damage(bytes, offset, () => value),
    )
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
  })
})

it('counts errors beyond those it lists', () => {
  const first = library.offsetOf(library.parseSave(typicalSave), 'block12.cars[0].in_use')
  const second = library.offsetOf(library.parseSave(typicalSave), 'block12.cars[1].in_use')
  const bytes = typicalSave.slice()
  for (let car = 0; car < 150; car++) bytes[first + car * (second - first)] = 0
  const verdict = verifySave(
    codecs,
    'many',
    damage(bytes, 0, byte => byte),
  )
  expect(verdict.errors).toHaveLength(100)
  expect(verdict.errorCount).toBe(150)
})
