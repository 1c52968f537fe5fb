import { countsGrammar } from '#shared/count.ts'
import { formatNumber } from '#shared/number.ts'
import {
  column,
  defineTable,
  eachRow,
  type Fault,
  integer,
  optional,
  rowCount,
  sortedBy,
  text,
  unique,
} from '../../csv/declare.ts'
import { identifier, platform } from '../shared/format-columns.ts'

/** The fault of a list of observed sizes without the size in a typical save; null if it is there. */
export function sizeFault(seen: string, size: number, block: string): Fault | null {
  const sizes = seen.match(/\d+(?:,\d{3})*/g) ?? []
  if (sizes.some(one => Number(one.replaceAll(',', '')) === size)) return null
  return {
    rule: `does not list ${formatNumber(size)}, the size of block ${block} in a typical save`,
    allowed: `text with ${formatNumber(size)}`,
    fix: 'correct the sizes, or typical_size in data-csv/format/blocks.csv',
  }
}

/** The 28 blocks the game writes, and one more on mobile; CGenericGameStorage::GenericSave. */
const blockCount = 29

export const blocksTable = defineTable(
  {
    file: 'format/blocks.csv',
    title: 'Blocks as the game writes them',
    rowMeaning: 'one block, in file order',
    hasModule: false,
    sources: ['gta-reversed', 'saves', 'older-docs', 'mobile-saves', 'mobile-docs'],
    columns: {
      block: column('Block', text({ pattern: /^\d\d$/, example: '09' }), 'Number'),
      platform,
      name: column('Name', identifier, 'Name in the exported definitions'),
      title: column('Title', text({ maxLength: 30 }), 'Display name'),
      what: column('What it is', text({ maxLength: 160 }), 'Meaning'),
      struct: column('Struct', identifier, 'Struct that describes it'),
      driver: column('Size depends on', text(), 'What the size depends on'),
      evidence: column(
        'Evidence',
        optional(text()),
        'What else verifies the layout, besides parsing all saves',
      ),
      sizes_seen: column('Observed sizes', text(), 'Sizes in real saves', 'bytes'),
      typical_counts: column(
        'Typical counts',
        optional(text(countsGrammar)),
        'Counts in a typical save of the unmodified game, made indoors',
      ),
      typical_size: column('Typical size', integer({ min: 0 }), 'Size in that save', 'bytes'),
      mobile_evidence: column(
        'Evidence on mobile',
        optional(text()),
        'The same for saves of the mobile edition',
      ),
      mobile_sizes_seen: column('Observed on mobile', text(), 'Sizes in real mobile saves', 'bytes'),
      mobile_typical_counts: column(
        'Typical counts on mobile',
        optional(text(countsGrammar)),
        'Counts in a typical mobile save, empty if equal',
      ),
      mobile_typical_size: column(
        'Typical size on mobile',
        optional(integer({ min: 0 })),
        'Size in that save, empty if equal',
        'bytes',
      ),
    },
  },
  [
    rowCount(blockCount),
    unique('block'),
    unique('name'),
    unique('struct'),
    sortedBy('block'),
    // Observed sizes include the size in a typical save, on both platforms.
    eachRow(row => {
      const { block, platform, typicalSize, mobileTypicalSize } = row
      const own = platform === 'mobile' ? null : sizeFault(row.sizesSeen, typicalSize, block)
      const mobile = sizeFault(row.mobileSizesSeen, mobileTypicalSize ?? typicalSize, block)
      return [
        ...(own === null ? [] : [{ property: 'sizesSeen', ...own }]),
        ...(mobile === null ? [] : [{ property: 'mobileSizesSeen', ...mobile }]),
      ]
    }),
  ],
)
