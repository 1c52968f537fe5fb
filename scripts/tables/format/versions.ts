import { platforms } from '#shared/format-types.ts'
import { choice, column, defineTable, hex, integer, optional, text, unique } from '../../csv/declare.ts'

export const versionsTable = defineTable(
  {
    file: 'format/versions.csv',
    title: 'Version ids',
    page: '/block/00',
    rowKey: ['idHex'],
    prefix: 'versions.',
    rowMeaning: 'one version id',
    constant: 'formatVersions',
    sources: ['saves', 'gta-reversed', 'older-docs', 'mobile-saves', 'mobile-docs', 'mobile-code'],
    columns: {
      id_hex: column('Id', hex(8), 'Version id: first number of block 00'),
      platform: column('Platform', choice(...platforms, 'ps2'), 'Edition of the game'),
      build_text: column(
        'Build text',
        optional(text({ pattern: /^[ -~]{6,20}$/, example: 'Apr 28 200510:28:55', keepsSpaces: true })),
        'Text in the executable, on PC before 2.00 the build date and time; the id is its CRC-32 without the final inversion',
      ),
      files: column('Saves', integer({ min: 0 }), 'Number of real saves with this id'),
      meaning: column('Meaning', text(), 'Version of the game'),
    },
  },
  [unique('idHex')],
).searchable(({ idHex, buildText, meaning }) => ({ title: meaning, code: idHex, about: [buildText] }), {
  kind: 'Versions of the game',
  counting: 'hex',
})
