import { describe, expect, it } from 'vitest'
import { giveShells, printedBy, shell } from '../library/cli-shell.ts'
import { file, verify } from '../support/verify-shell.ts'
import { definition, patched, smallSave, startOf, typicalSave } from './support.ts'

giveShells(null)

/** The small save with other bytes in a block. */
const damaged = (block: string, offset: number, ...bytes: number[]) =>
  patched(smallSave, startOf(smallSave, block) + offset, bytes)

describe('gtasa-save verify', () => {
  it('counts values out of range, which are errors on request', () => {
    const withMonth = file('one.b', damaged('00', 0x84, 13))
    expect(printedBy('verify', withMonth)).toContain(', 1 value out of range,')
    expect(verify(withMonth, '--strict')).toBe(1)
    expect(verify(file('right.b', smallSave), '--strict')).toBe(0)
    const withDay = file('two.b', damaged('00', 0x84, 13, 0))
    expect(printedBy('verify', withDay)).toContain(', 2 values out of range,')
  })

  it.each<[fault: string, bytes: Uint8Array, ...words: (string | RegExp)[]]>([
    [
      'where a truncated file ends',
      smallSave.slice(0, 20_000),
      'byte 20000 (0x4E20): the file has 20000 bytes, a save has 202752',
      /block 06, byte \d+ \(0x[0-9A-F]+\): pickups needs 19840 bytes, but only \d+ are left/,
      '06 Pickups              failed',
      'the blocks after it were not reached',
    ],
    [
      'a changed count by the marker that is not where it should be',
      damaged('05', 0, 5),
      /block 06, byte \d+ \(0x[0-9A-F]+\): no marker BLOCK here but the bytes .*; block 05 before it was read as 144 bytes with switch_count = 5/,
    ],
    [
      'a flipped bit by the checksum',
      smallSave.map((byte, index) => (index === 60_000 ? byte ^ 0x40 : byte)),
      /byte 202748 \(0x317FC\): the checksum is [0-9A-F]{8}, the bytes before it add up to/,
    ],
    [
      'the size of a file that is not a save, without reading all of it',
      new Uint8Array(5_000_000),
      `the file has more than ${definition.file.size} bytes`,
    ],
  ])('reports %s', (_, bytes, ...words) => {
    expect(verify(file('a.b', bytes))).toBe(1)
    for (const text of words) expect(shell.printed).toMatch(text)
  })

  it('lists values out of range, but not thousands of them', () => {
    const bytes = Uint8Array.from(typicalSave)
    const start = startOf(typicalSave, '22')
    bytes.fill(9, start + 8, start + 300)
    expect(verify(file('many.b', bytes))).toBe(1)
    expect(shell.printed).toMatch(
      /out of range: byte \d+ \(0x[0-9A-F]+\): block22.bought\[0\] is 9, legal: 0 to 1/,
    )
    expect(shell.printed.match(/out of range: /g)).toHaveLength(10)
    expect(shell.printed).toContain('and 282 more values out of range')
  })
})
