import { describe, expect, it } from 'vitest'
import { stepsIn } from '../../../../src/blocks/blockTree.ts'
import { everyField, field, formats, stepsOf } from '../../blocks/support/formats.ts'

describe('the layout of a struct', () => {
  it('treats a list of unknown count as empty', () => {
    const list = field({ name: 'list', size: null, count: { kind: 'until', value: -1 } })
    expect(stepsOf([list])[0]?.size).toBe(0)
  })

  it('agrees with the size of every struct and of every block of a typical save', () => {
    for (const format of formats)
      for (const inner of format.structs) {
        const last = stepsIn(format, inner.name).at(-1)
        const expected = inner.name === format.root ? format.typicalSize : inner.size
        expect((last?.offset ?? 0) + (last?.size ?? 0), `${format.number} ${inner.name}`).toBe(expected)
      }
  })

  it('agrees with the offset of every field that no count moves', () => {
    for (const { step } of everyField)
      if (!step.isMovable) expect(step.offset, step.field.name).toBe(step.field.offset)
  })
})
