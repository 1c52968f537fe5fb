import { sizeFormula } from '../../src/shared/layout.ts'
import { camelCase } from '../../src/shared/text.ts'
import {
  column,
  defineTable,
  eachRow,
  equals,
  inJson,
  integer,
  optional,
  rowCount,
  sequence,
  text,
  yesNo,
} from '../csv/declare.ts'
import { leftoversTable } from './format/leftovers.ts'
import { blockExtents, blockRow } from './shared/layout.ts'
import { blockPattern } from './shared/shared-columns.ts'

const size = optional(integer({ min: 0, max: 202752 }))

/** Blocks whose distance to the next marker varies between saves, in addition to 27 with its two sizes. */
const variableBlocks = ['01', '02', '05', '12', '25', '30']

/** Blocks without a page, although they have a marker. */
const pagelessBlocks = ['07', '13', '14', '28', '29']

/** Leftover bytes follow block 27, so the next marker found is not where the block ends. */
const blocksWithOldBytes = ['27']

/** What a marker starts, according to the format; leftover markers have no size. */
export const blocks = defineTable(
  {
    file: 'blocks.csv',
    title: 'Layout',
    rowMeaning: 'one block as found by searching for the text BLOCK',
    page: '/',
    sources: ['older-docs', 'saves'],
    columns: {
      block: column('Block', text(blockPattern), 'Number of the block'),
      size_bytes: column('Size', size, 'Size between two BLOCK markers; empty: variable', 'bytes'),
      other_size_bytes: column('Other size', size, 'Second possible size', 'bytes'),
      description: column('Description', text({ maxLength: 30 }), 'Heading of its page'),
      has_page: column('Page', yesNo(), 'Whether the block has a page'),
    },
  },
  [
    rowCount(31),
    sequence('block'),
    eachRow(({ block, hasPage }) => {
      if (hasPage !== pagelessBlocks.includes(block)) return null
      return {
        property: 'hasPage',
        rule: hasPage ? 'claims a page that does not exist' : 'hides the page of the block',
        allowed: `no for ${pagelessBlocks.join(', ')}, yes for all others`,
        fix: `write ${hasPage ? 'no' : 'yes'}`,
      }
    }),
    eachRow(({ block, sizeBytes }) => {
      if ((sizeBytes === null) === variableBlocks.includes(block)) return null
      return {
        property: 'sizeBytes',
        rule:
          sizeBytes === null
            ? 'is empty for a block of fixed size'
            : 'is not allowed for a block of variable size',
        allowed: `empty for ${variableBlocks.join(', ')}, a number for all others`,
        fix: 'correct the size',
      }
    }),
  ],
  [
    equals(
      'sizeBytes',
      ({ block, sizeBytes }, source) =>
        sizeBytes === null || blocksWithOldBytes.includes(block)
          ? undefined
          : blockRow(source, block)?.typicalSize,
      ({ block }) => `is not the size of block ${block} in data-csv/format/blocks.csv`,
    ),
  ],
).derive(
  {
    contents: column('What it is', text(), 'Contents of the block, or what is at its marker'),
    name: column('Name', text(), 'What this site calls it; older documentation may use the description'),
    package_name: column('In the package', optional(text()), 'Name of the block in the package gtasa-save'),
    actual_size: column(
      'Actual size',
      inJson('number', text()),
      'Actual size of the block, or none',
      'bytes',
    ),
  },
  ({ block, description }, source) => {
    const own = blockRow(source, block)
    const leftover = leftoversTable.rows(source).find(row => row.block === block)
    const formula = own === undefined ? 'none' : sizeFormula(blockExtents(source, block))
    return {
      contents: own?.what ?? leftover?.what ?? '', // a missing row of the format is reported with its table
      name: own?.title ?? description,
      packageName: own === undefined ? null : camelCase(own.name),
      actualSize: formula.replaceAll('_', ' '),
    }
  },
)
