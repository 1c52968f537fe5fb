import { describe, expect, it } from 'vitest'
import { findTarget } from '#shared/format-path/target.ts'
import { hexBytes } from '#shared/hex.ts'
import { targetBytes } from '../../../scripts/format/codec/target-bytes.ts'
import { definition } from './support.ts'

const target = (path: string) => findTarget(definition, path)
const bytes = (path: string, value: number | string) => hexBytes(targetBytes(definition, target(path), value))

describe('the bytes of a value', () => {
  it('are as stored in the file', () => {
    expect(bytes('block15.money', 999_999_999)).toBe('FF C9 9A 3B')
    expect(bytes('block02.players[0].position.x', 1263.5)).toBe('00 F0 9D 44')
    expect(bytes('block25.doors[222].linked', -1)).toBe('FF FF')
    expect(bytes('block02.players[0].weapons[3].weapon', 25)).toBe('19 00 00 00')
  })

  it('are rejected if they do not fit the field', () => {
    expect(() => bytes('block15.max_health', 256)).toThrow('does not fit')
    expect(() => bytes('block00.has_cheated', 2)).toThrow('outside 0 to 1')
  })
})
