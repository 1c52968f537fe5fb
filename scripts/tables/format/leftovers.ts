import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { text } from '../../csv/engine/kinds/text.ts'

export const leftoversTable = defineTable(
  {
    ...{ file: 'format/leftovers.csv', title: 'Leftover markers', page: null },
    rowMeaning: 'one marker that does not belong to a block',
    ...{ rowType: 'LeftoverMarker', constant: 'leftoverMarkers' },
    hasModule: false,
    columns: {
      block: column(
        'Block',
        text({ pattern: /^\d\d( again)?$/, example: '28 or 15 again' }),
        'Number in older tables',
      ),
      copy_of: column('Copy of', text({ pattern: /^\d\d$/, example: '13' }), 'Block whose marker it copies'),
      title: column('Title', text({ maxLength: 30 }), 'What it is, in two words'),
      what: column('What it is', text(), 'What these bytes are'),
      evidence: column('Evidence', text(), 'How this is known'),
      sizes_seen: column('Observed sizes', text(), 'Distance to the next marker', 'bytes'),
    },
  },
  [unique('block')],
)
