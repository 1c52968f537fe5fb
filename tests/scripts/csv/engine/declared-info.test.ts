import { expect, it } from 'vitest'
import { withDefaults } from '../../../../scripts/csv/engine/declared-info.ts'

const stated = { title: 'Things', rowMeaning: 'one thing', sources: [] }

it('the type of a row is the singular of the name of the file', () => {
  expect(withDefaults('format/unusual-entries.csv', stated)).toMatchObject({ rowType: 'UnusualEntry' })
})

it('the page of a table is declared, unless the table is in the folder of the blocks or of the format', () => {
  expect(() => withDefaults('things.csv', stated)).toThrow('things.csv gives no page')
})
