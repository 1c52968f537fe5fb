import { choice, column, defineTable, integer, optional, text, unique } from '../csv/declare.ts'
import { blocksTable } from './format/blocks.ts'
import { versionsTable } from './format/versions.ts'

/** Editions of the game with saves of their own. */
export const platformNames = ['pc', 'mobile', 'ps2', 'xbox', 'definitive'] as const

const platformTable = defineTable(
  {
    file: 'platforms.csv',
    title: 'Platforms',
    rowMeaning: 'one platform of the game',
    page: '/platforms',
    rowKey: ['platform'],
    rowType: 'Platform',
    constant: 'platforms',
    sources: ['mobile-saves', 'saves', 'own', 'mobile-code'],
    columns: {
      platform: column('Id', choice(...platformNames), 'Name in addresses and other tables'),
      name: column('Platform', text({ maxLength: 40 }), 'Name'),
      file_size_bytes: column(
        'File size',
        optional(integer({ min: 1, max: 999999 })),
        'Size of every save',
        'bytes',
      ),
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

/** Saves and blocks as the format counts them. */
export const platforms = platformTable.derive(
  {
    saves: column('Saves', integer(), 'Real saves measured'),
    blocks: column('Blocks', optional(integer()), 'Number of blocks'),
  },
  ({ platform, documented }, source) => {
    const versions = versionsTable.rows(source).filter(version => version.platform === platform)
    const blocks = blocksTable.rows(source).filter(block => [null, platform].includes(block.platform))
    return {
      saves: versions.reduce((sum, { files }) => sum + files, 0),
      blocks: documented === 'no' ? null : blocks.length,
    }
  },
)
