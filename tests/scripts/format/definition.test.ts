import { describe, expect, it } from 'vitest'
import { formatReport } from '../../../scripts/csv/report.ts'
import { realSource } from '../support/sources.ts'
import { definition, formatProblems } from './support.ts'

it('the format tables have no problems', async () => {
  expect(formatReport(await formatProblems(realSource))).toBe('passed')
})

describe('the resolved definition', () => {
  it('has 28 blocks in file order', () => {
    const numbers = Array.from({ length: 28 }, (_, index) => String(index).padStart(2, '0'))
    expect(definition.blocks.map(({ number }) => number)).toEqual(numbers)
  })

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

  it('resolves computed counts', () => {
    const field = definition.structs.get('block_01')?.fields.find(({ name }) => name === 'globals')
    const count = { kind: 'field', field: 'variable_space_size', minus: 8, divide: 4 }
    expect(field).toMatchObject({ count, size: null, elementSize: 4 })
  })
})
