import { expect, it } from 'vitest'
import {
  choice,
  column,
  defineTable,
  hex,
  integer,
  optional,
  text,
  yesNo,
} from '../../../../scripts/csv/declare.ts'
import { tableCsv } from '../../../../scripts/publish/tables/tables-step.ts'
import { exampleInfo, exampleSource } from '../../support/example-table.ts'

const table = defineTable({
  ...exampleInfo,
  columns: {
    offset_hex: column('Offset', hex(2), 'Where it lies', 'bytes'),
    side: column('Side', choice('left', 'right'), 'Side'),
    is_new: column('New', yesNo(), 'Whether it is new'),
    count: column('Count', optional(integer()), 'How many'),
    note: column('Note', optional(text()), 'Note'),
  },
}).derive({ formula: column('Formula', text(), 'A text a spreadsheet would run') }, ({ count }) => ({
  formula: `=${count ?? 'none'}`,
}))
const source = exampleSource(
  'offset_hex,side,is_new,count,note\n0A,left,yes,-3,"a ""b"", c"\n0B,right,no,,\n',
)

it('the downloads of a table are RFC 4180 with LF, numbers bare and formulas guarded', () => {
  expect(tableCsv(table, source)).toBe(
    [
      'offset_hex,side,is_new,count,note,formula',
      `0A,left,yes,-3,"a ""b"", c","'=-3"`,
      `0B,right,no,,,"'=none"`,
      '',
    ].join('\n'),
  )
})
