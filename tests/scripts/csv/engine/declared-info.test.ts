import { describe, expect, it } from 'vitest'
import { withDefaults } from '../../../../scripts/csv/engine/declared-info.ts'

const stated = { title: 'Things', rowMeaning: 'one thing', sources: [] }

describe('what a declaration leaves out', () => {
  it('follows from the name of the file', () => {
    expect(withDefaults('blocks/10-gangs.csv', stated)).toMatchObject({
      constant: 'gangs',
      rowType: 'Gang',
      page: '/block/10',
      hasModule: true,
    })
    expect(withDefaults('format/unusual-entries.csv', stated)).toMatchObject({
      constant: 'unusualEntries',
      rowType: 'UnusualEntry',
      page: null,
    })
  })

  it('is kept if it is given', () => {
    const given = {
      ...stated,
      page: '/things',
      constant: 'things',
      rowType: 'Item',
      hasModule: false,
    } as const
    expect(withDefaults('blocks/10-gangs.csv', given)).toEqual(given)
  })

  it('is no page of a table outside those folders', () => {
    expect(() => withDefaults('things.csv', stated)).toThrow('things.csv gives no page')
  })
})
