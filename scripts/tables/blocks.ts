import { countsPer } from './checks/counts-per.ts'
import { eachRow } from './checks/each-row.ts'
import { rowCount } from './checks/row-count.ts'
import { sequence } from './checks/sequence.ts'
import { unique } from './checks/unique.ts'
import { column } from './column.ts'
import { defineTable } from './define-table.ts'
import { choice } from './kinds/choice.ts'
import { integer } from './kinds/integer.ts'
import { optional } from './kinds/optional.ts'
import { text } from './kinds/text.ts'
import { yesNo } from './kinds/yes-no.ts'
import { blockPattern } from './shared-columns.ts'

const size = optional(integer({ min: 0, max: 202752 }))

export const blocks = defineTable(
  {
    file: 'blocks.csv',
    title: 'Layout',
    rowMeaning: 'one block as a scan for the text BLOCK finds it',
    page: '/',
    rowType: 'Block',
    constant: 'blocks',
    columns: {
      block: column('Block', text(blockPattern), 'Number of the block'),
      size_bytes: column('Size', size, 'Size between two BLOCK markers; empty: variable', 'bytes'),
      other_size_bytes: column('Other size', size, 'Second possible size', 'bytes'),
      size_kind: column('Size kind', choice('fixed', 'variable', 'two values'), 'Whether the size changes'),
      description: column('Description', text({ maxLength: 30 }), 'Name of the page'),
      contents: column('What it is', text(), 'What these bytes really are'),
      actual_size: column('Real size', text(), 'Size of the block of the game, or none', 'bytes'),
      measured: column('Measured', text(), 'Sizes found between markers in 166 saves', 'bytes'),
      has_page: column('Page', yesNo(), 'Whether the block has a page'),
      engine_section: column(
        'Section',
        optional(text()),
        'Name of the section in reverse-engineered source code',
      ),
    },
  },
  [
    rowCount(31),
    unique('block'),
    sequence('block'),
    countsPer('sizeKind', { fixed: 24, variable: 6, 'two values': 1 }),
    countsPer('hasPage', { true: 26, false: 5 }),
    eachRow(({ sizeKind, sizeBytes }) => {
      if ((sizeBytes === null) === (sizeKind === 'variable')) return null
      const allowed = 'empty for variable blocks, a number for all others'
      return {
        property: 'sizeBytes',
        rule: `does not fit the size kind ${sizeKind}`,
        allowed,
        fix: 'correct one of them',
      }
    }),
  ],
)
