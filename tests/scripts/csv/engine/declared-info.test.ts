import { expect, it } from 'vitest'
import { withDefaults } from '../../../../scripts/csv/engine/declared-info.ts'

it('the page of a table is declared, unless the table is in the folder of the blocks or of the format', () => {
  const stated = { title: 'Things', rowMeaning: 'one thing', sources: [] }
  expect(() => withDefaults('things.csv', stated)).toThrow('things.csv gives no page')
})
