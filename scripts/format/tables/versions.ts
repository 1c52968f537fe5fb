import { unique } from '../../tables/checks/unique.ts'
import { column } from '../../tables/column.ts'
import { defineTable } from '../../tables/define-table.ts'
import { hex } from '../../tables/kinds/hex.ts'
import { integer } from '../../tables/kinds/integer.ts'
import { optional } from '../../tables/kinds/optional.ts'
import { text } from '../../tables/kinds/text.ts'

export const versionsTable = defineTable(
  {
    ...{ file: 'format/versions.csv', title: 'Version ids', page: '/block/00' },
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
