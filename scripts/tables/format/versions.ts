import { unique } from '../../table-engine/checks/unique.ts'
import { column } from '../../table-engine/column.ts'
import { defineTable } from '../../table-engine/define-table.ts'
import { hex } from '../../table-engine/kinds/hex.ts'
import { integer } from '../../table-engine/kinds/integer.ts'
import { optional } from '../../table-engine/kinds/optional.ts'
import { text } from '../../table-engine/kinds/text.ts'

export const versionsTable = defineTable(
  {
    file: 'format/versions.csv',
    title: 'Version ids',
    page: '/block/00',
    rowKey: ['idHex'],
    prefix: 'versions.',
    ...{ rowMeaning: 'one version id', rowType: 'FormatVersion', constant: 'formatVersions' },
    columns: {
      id_hex: column('Id', hex(8), 'Version id: first number of block 00'),
      build_text: column(
        'Build text',
        optional(text({ pattern: /^[ -~]{19,20}$/, example: 'Apr 28 200510:28:55', keepsSpaces: true })),
        'Build date and time in the program; its CRC-32 without the final inversion is the id',
      ),
      files: column('Files', integer({ min: 0 }), 'Measured saves with this id'),
      meaning: column('Meaning', text(), 'Version of the game'),
    },
  },
  [unique('idHex')],
)
