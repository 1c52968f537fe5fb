import { describe, expect, it } from 'vitest'
import { findTarget } from '#shared/format-path/target.ts'
import type { BlockReading } from '../../../scripts/format/codec/value.ts'
import { usesOf } from '../../../src/blocks/blockTree.ts'
import { offsetLines } from '../../../src/blocks/offsetLines.ts'
import { fileCounts } from '../../scripts/format/bytes-access.ts'
import { decoded, definition } from '../../scripts/format/support.ts'
import { realSaves } from '../../support/real-saves.ts'
import { everyField, formats } from './support/formats.ts'

interface Claim {
  readonly path: string
  /** Offset in the block, as the page shows it for every save. */
  readonly offset: number
}

/** The offset that a line gives for an element, counted from 0. */
function offsetAt(text: string, index: number): number {
  const [first = '', stride] = text.split(' + n·0x')
  if (stride !== undefined) return Number.parseInt(first, 16) + index * Number.parseInt(stride, 16)
  return Number.parseInt(text.split(' ')[index] ?? '', 16)
}

/** The offsets that block pages show for the first two elements of each struct. */
const claims: readonly Claim[] = everyField.flatMap(({ format, step }) => {
  const { name, field, size, count: length } = step
  if (field.struct !== null || size === 0) return []
  const leaf = name + (length === null ? '' : '[0]')
  return offsetLines(format, step, null).flatMap(({ inBlock, of, count, isMovable }) => {
    if (isMovable) return []
    return Array.from({ length: Math.min(count, 2) }, (_, index) => ({
      path: [`block${format.number}`, ...(of ? [of.replace('[n]', `[${index}]`)] : []), leaf].join('.'),
      offset: offsetAt(inBlock, index),
    }))
  })
})

/** Offsets that a save contradicts; elements that it does not have are left out. */
function wrongIn(blocks: readonly BlockReading[]): readonly string[] {
  const counts = fileCounts(definition, blocks)
  return claims.flatMap(({ path, offset }) => {
    try {
      const target = findTarget(definition, path, counts)
      return target.offset === offset ? [] : [`${path}: ${offset}, really ${target.offset}`]
    } catch {
      return []
    }
  })
}

describe('the offsets that block pages show for every save', () => {
  it('include those of all structs that nothing moves', () => {
    expect(claims.length).toBeGreaterThan(400)
    expect(claims.filter(({ path, offset }) => findTarget(definition, path).offset !== offset)).toEqual([])
    const movable = formats.flatMap(format =>
      format.structs.filter(({ name }) => usesOf(format, name).every(({ isMovable }) => isMovable)),
    )
    expect(movable.map(({ name }) => name)).toContain('running_script')
  })

  it.each(realSaves)('are correct in $name', ({ bytes }) => {
    expect(wrongIn(decoded(bytes).blocks)).toEqual([])
  })
})
