import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../../scripts/csv/csv-file.ts'
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
import { dataIndex } from '../../../../scripts/publish/tables/data-index.ts'
import { tableCsv } from '../../../../scripts/publish/tables/tables-step.ts'

const table = defineTable({
  file: 'blocks/99-things.csv',
  title: 'Things',
  rowMeaning: 'one thing',
  page: '/block/99',
  rowKey: ['offsetHex', 'side'],
  titleKeys: ['side'],
  prefix: 'things.',
  rowType: 'Thing',
  constant: 'things',
  sources: [],
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
const csv = parseCsv(
  table.file,
  'offset_hex,side,is_new,count,note\n0A,left,yes,-3,"a ""b"", c"\n0B,right,no,,\n',
)
const source = { csv: () => csv }

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

describe('the data index', () => {
  const json = { path: 'blocks/99-things.json', content: 'äö' }
  const other = { path: 'map.svg', content: '<svg/>' }
  const index = dataIndex([table], source, [json, other])

  it('lists rows, columns with type and unit, and file sizes in bytes', () => {
    expect(JSON.parse(String(index.content))).toMatchObject({
      tables: [
        {
          table: 'blocks/99-things',
          title: 'Things',
          row: 'one thing',
          rows: 2,
          columns: [
            { name: 'offset_hex', type: 'hex', unit: 'bytes' },
            { name: 'side', type: 'choice', unit: null, values: ['left', 'right'] },
            { name: 'is_new', type: 'boolean' },
            { name: 'count', type: 'integer' },
            { name: 'note', type: 'text' },
            { name: 'formula', type: 'text' },
          ],
          files: [{ path: 'blocks/99-things.json', size_bytes: 4 }],
        },
      ],
      other_files: [{ path: 'map.svg', size_bytes: 6 }],
    })
  })
})
