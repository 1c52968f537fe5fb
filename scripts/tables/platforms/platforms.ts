import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { optional } from '../../csv/engine/kinds/optional.ts'
import { text } from '../../csv/engine/kinds/text.ts'

/** Editions of the game with saves of their own. */
export const platformNames = ['pc', 'mobile', 'ps2', 'xbox', 'definitive'] as const

export const platforms = defineTable(
  {
    file: 'platforms.csv',
    title: 'Platforms',
    rowMeaning: 'one platform of the game',
    page: '/platforms',
    rowKey: ['platform'],
    rowType: 'Platform',
    constant: 'platforms',
    columns: {
      platform: column('Id', choice(...platformNames), 'Name in addresses and other tables'),
      name: column('Platform', text({ maxLength: 40 }), 'Name'),
      saves: column('Saves', integer({ min: 0, max: 9999 }), 'Real saves measured'),
      file_size_bytes: column(
        'File size',
        optional(integer({ min: 1, max: 999999 })),
        'Size of every save',
        'bytes',
      ),
      blocks: column('Blocks', optional(integer({ min: 1, max: 99 })), 'Number of blocks'),
      version_ids: column(
        'Version ids',
        optional(text({ pattern: /^[0-9A-F]{8}( [0-9A-F]{8})*$/, example: '147728C3' })),
        'Values of the first four bytes of block 00',
      ),
      documented: column('Documented', choice('every byte', 'no'), 'What this site describes'),
      note: column('Note', text(), 'What to know before using this site for it'),
    },
  },
  [unique('platform'), unique('name')],
)
