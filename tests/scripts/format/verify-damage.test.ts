import { describe, expect, it } from 'vitest'
import { storeChecksum } from '../../../scripts/format/codec/file-end.ts'
import { giveShells, printedBy, shell } from '../library/cli-shell.ts'
import { changed, file, sound, startOf, verify } from '../support/verify-shell.ts'
import { definition } from './support.ts'

giveShells(null)

describe('gtasa-save verify', () => {
  it('uses singular and plural for values out of range', () => {
    const original = sound[0] ?? new Uint8Array()
    const { checksumOffset } = definition.file
    const start = startOf('00', original)
    const withMonth = (month: number, weekday: number) => {
      const bytes = original.slice()
      bytes[Number(start) + 0x84] = month
      bytes[Number(start) + 0x88] = weekday
      storeChecksum(bytes, checksumOffset)
      return bytes
    }
    expect(printedBy('verify', file('one.b', withMonth(13, 1)))).toContain(', 1 value out of range,')
    expect(verify(file('one.b', withMonth(13, 1)), '--strict')).toBe(1)
    expect(verify(file('right.b', original), '--strict')).toBe(0)
    expect(printedBy('verify', file('two.b', withMonth(13, 8)))).toContain(', 2 values out of range,')
  })

  it('reports where a truncated file ends', () => {
    expect(verify(file('cut.b', (sound[0] ?? new Uint8Array()).slice(0, 20_000)))).toBe(1)
    expect(shell.printed).toContain('byte 20000 (0x4E20): the file has 20000 bytes, a save has 202752')
    expect(shell.printed).toMatch(
      /block 06, byte \d+ \(0x[0-9A-F]+\): pickups needs 19840 bytes, but only \d+ are left/,
    )
    expect(shell.printed).toContain('06 Pickups              failed')
    expect(shell.printed).toContain('the blocks after it were not reached')
  })

  it('explains a changed count by the marker that is not where it should be', () => {
    const bytes = (sound[0] ?? new Uint8Array()).slice()
    const offset = startOf('05', bytes)
    bytes[Number(offset)] = 5
    expect(verify(file('count.b', bytes))).toBe(1)
    expect(shell.printed).toMatch(
      /block 06, byte \d+ \(0x[0-9A-F]+\): no marker BLOCK here but the bytes .*; block 05 before it was read as 144 bytes with switch_count = 5/,
    )
  })

  it('detects a flipped bit by the checksum', () => {
    expect(verify(file('bit.b', changed(60_000)))).toBe(1)
    expect(shell.printed).toMatch(
      /byte 202748 \(0x317FC\): the checksum is [0-9A-F]{8}, the bytes before it add up to/,
    )
  })

  it('rejects a file that is not a save without reading all of it', () => {
    const path = file('huge.b', new Uint8Array(5_000_000))
    expect(verify(path)).toBe(1)
    expect(shell.printed).toContain(`the file has more than ${definition.file.size} bytes`)
  })

  it('lists values out of range, but not thousands of them', () => {
    const bytes = (sound[2] ?? new Uint8Array()).slice()
    const start = startOf('22', bytes)
    bytes.fill(9, Number(start) + 8, Number(start) + 300)
    expect(verify(file('many.b', bytes))).toBe(1)
    expect(shell.printed).toMatch(
      /out of range: block 22, byte \d+ \(0x[0-9A-F]+\): bought\[0\] is 9, legal: 0 to 1/,
    )
    expect(shell.printed.split('\n').filter(line => line.includes('out of range: '))).toHaveLength(10)
    expect(shell.printed).toContain('and 282 more values out of range')
  })
})
