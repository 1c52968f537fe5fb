import { describe, expect, it } from 'vitest'
import { fileSize } from '#shared/format-path/file.ts'
import { locate } from '#shared/format-path/locate.ts'
import { pathOf } from '#shared/format-path/step.ts'
import { findTarget } from '#shared/format-path/target.ts'
import { typicalCounts } from '#shared/format-path/tree.ts'
import { definition } from './support.ts'

const typical = typicalCounts(definition)

/** The typical counts of a file whose script has other variables. */
const otherScript = new Map([...typical, ['01', { ...typical.get('01'), variable_space_size: 408 }]])

describe('a byte of a save', () => {
  it('is located in a value whose path leads back to it', () => {
    const size = fileSize(definition, typical)
    expect(size).toBe(definition.file.size)
    const offsets = Array.from({ length: Math.floor(size / 37) }, (_, index) => index * 37)
    const values = offsets.flatMap(offset => {
      const found = locate(definition, offset, typical)
      return found?.part === 'field' ? [{ offset, path: pathOf(found.steps) }] : []
    })
    expect(values.length).toBeGreaterThan(0)
    const astray = values.filter(({ offset, path }) => {
      const target = findTarget(definition, path, typical)
      const isInside = target.fileOffset <= offset && offset < target.fileOffset + target.size
      return !isInside || target.path !== path
    })
    expect(astray).toEqual([])
  })

  it('is a marker, padding, the checksum, or outside', () => {
    const partAt = (offset: number) => locate(definition, offset, typical)?.part ?? null
    const { size } = definition.file
    expect([-1, 0, 4, 5, size - 5, size - 4, size, 0.5].map(partAt)).toEqual([
      null,
      'marker',
      'marker',
      'field',
      'padding',
      'checksum',
      null,
      null,
    ])
  })

  it('has no name where the script has other variables', () => {
    const at = findTarget(definition, 'block01.globals[5]', otherScript)
    const { steps = [] } = locate(definition, at.fileOffset, otherScript) ?? {}
    expect(pathOf(steps)).toBe('block01.globals[5]')
    expect(() => findTarget(definition, 'block01.globals[gf_progress][2]', otherScript)).toThrow(
      'from another game script',
    )
  })
})
