import { sizeFormula } from '#shared/layout.ts'
import { camelCase } from '#shared/text.ts'
import {
  column,
  defineTable,
  eachRowAcross,
  equals,
  inJson,
  integer,
  optional,
  rowCount,
  rowFinder,
  sequence,
  text,
  yesNo,
} from '../csv/declare.ts'
import { leftoversTable } from './format/leftovers.ts'
import { blockExtents, blockRow } from './shared/layout.ts'
import { blockPattern } from './shared/shared-columns.ts'

const size = optional(integer({ min: 0, max: 202752 }))

/** Leftover bytes follow block 27, so the next marker found is not where the block ends. */
const blocksWithOldBytes = ['27']

const leftoverRow = rowFinder(leftoversTable, 'block')

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
    },
  },
  [rowCount(31), sequence('block')],
  [
    // The size is empty exactly for blocks whose sizes in saves are a range.
    eachRowAcross(source => ({ block, sizeBytes }) => {
      const sizesSeen = (blockRow(source, block) ?? leftoverRow(source, block))?.sizesSeen
      if (sizesSeen === undefined) return null
      const isVariable = / to /.test(sizesSeen)
      if (isVariable === (sizeBytes === null)) return null
      return {
        property: 'sizeBytes',
        rule: isVariable
          ? 'is not allowed for a block of variable size'
          : 'is empty for a block of fixed size',
        allowed: isVariable ? `an empty cell, as saves have ${sizesSeen}` : sizesSeen,
        fix: 'correct the size, or the sizes seen',
      }
    }),
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
    has_page: column('Page', yesNo(), 'Whether the block has a page: all but empty ones'),
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
  ({ block, sizeBytes, description }, source) => {
    const own = blockRow(source, block)
    const leftover = leftoverRow(source, block)
    const formula = own === undefined ? 'none' : sizeFormula(blockExtents(source, block))
    return {
      hasPage: sizeBytes !== 0,
      contents: own?.what ?? leftover?.what ?? '', // a missing row of the format is reported with its table
      name: own?.title ?? description,
      packageName: own === undefined ? null : camelCase(own.name),
      actualSize: formula.replaceAll('_', ' '),
    }
  },
)
