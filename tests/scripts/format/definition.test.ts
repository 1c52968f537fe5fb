import { describe, expect, it } from 'vitest'
import { definition } from './support.ts'

describe('the resolved definition', () => {
  it('lists the blocks that use a shared struct', () => {
    expect(definition.structs.get('vec3')?.blocks).toEqual([
      '00',
      '02',
      '03',
      '04',
      '08',
      '09',
      '23',
      '24',
      '27',
    ])
  })

  it('separates the variable part of an offset', () => {
    const field = definition.structs.get('block_12')?.fields.find(({ name }) => name === 'plates')
    expect(field).toMatchObject({ offset: 10, offsetAfter: ['cars'], size: 240, elementSize: 16 })
  })
})
