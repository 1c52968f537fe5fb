import {
  areSound,
  choice,
  column,
  defineTable,
  eachRowAcross,
  equals,
  inJson,
  integer,
  optional,
  type Source,
  text,
  unique,
} from '../csv/declare.ts'
import { blocksTable } from './format/blocks.ts'
import { fileTable } from './format/file.ts'
import { versionsTable } from './format/versions.ts'

/** Editions of the game with saves of their own. */
export const platformNames = ['pc', 'mobile', 'ps2', 'xbox', 'definitive'] as const

function fileSize(platform: 'mobile' | 'pc', source: Source): number | undefined {
  const fact = fileTable.rows(source).find(({ name }) => name === 'file_size')
  return fact && Number(platform === 'pc' ? fact.value : (fact.mobileValue ?? fact.value))
}

/** Saves and blocks as the format counts them. */
export const platforms = defineTable(
  {
    file: 'platforms.csv',
    title: 'Platforms',
    rowMeaning: 'one platform of the game',
    page: '/platforms',
    rowKey: ['platform'],
    titleKeys: ['name'],
    sources: ['mobile-saves', 'saves', 'own', 'mobile-code'],
    columns: {
      platform: column('Id', choice(...platformNames), 'Name in addresses and other tables'),
      name: column('Platform', text({ maxLength: 40 }), 'Edition of the game, with its systems'),
      file_size_bytes: column(
        'File size (bytes)',
        optional(integer({ min: 1, max: 999999 })),
        'Size of the saves examined',
        'bytes',
      ),
      version_ids: column(
        'Version ids',
        optional(inJson('words', text({ pattern: /^[0-9A-F]{8}( [0-9A-F]{8})*$/, example: '147728C3' }))),
        'First four bytes of block 00, read as a little-endian hex number',
      ),
      documented: column(
        'Documented',
        choice('every byte', 'no'),
        'What this site describes of the saves examined',
      ),
      note: column('Note', text(), 'What to know before using this site for it'),
    },
  },
  [unique('platform'), unique('name')],
  [
    equals(
      'fileSizeBytes',
      ({ platform, fileSizeBytes }, source) =>
        platform === 'pc' || platform === 'mobile' ? fileSize(platform, source) : fileSizeBytes,
      'is not the file_size in data-csv/format/file.csv',
    ),
    // A platform lists the version ids seen in its saves, and no id is without a version.
    eachRowAcross(source => {
      if (!areSound(source, versionsTable)) return null
      const versions = versionsTable.rows(source)
      return ({ platform, versionIds }) => {
        const ids = versionIds?.split(' ') ?? []
        const own = versions.filter(version => version.platform === platform && version.files > 0)
        const missing = own.find(({ idHex }) => !ids.includes(idHex))?.idHex
        const strange = ids.find(id => versions.every(({ idHex }) => idHex !== id))
        if (missing === undefined && strange === undefined) return null
        return {
          property: 'versionIds',
          rule: strange === undefined ? `lacks ${missing}` : `lists ${strange}, which is no version id`,
          allowed: `the ids of ${platform} in ${versionsTable.file}`,
          fix: 'correct one of the two files',
        }
      }
    }),
  ],
).derive(
  {
    saves: column('Saves', integer(), 'Number of real saves examined'),
    blocks: column('Blocks', optional(integer()), 'Number of blocks in a save'),
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
