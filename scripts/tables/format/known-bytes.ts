import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { text } from '../../csv/engine/kinds/text.ts'

const bytes = integer({ min: 0 })

export const knownBytesTable = defineTable(
  {
    ...{ file: 'format/known-bytes.csv', title: 'Known bytes', page: null },
    rowMeaning: 'one block of a typical save, with its bytes by kind of knowledge',
    ...{ rowType: 'KnownBytes', constant: 'knownBytes' },
    hasModule: false,
    columns: {
      block: column('Block', text({ pattern: /^(\d\d|all)$/, example: '09' }), 'Block, or all of them'),
      size: column('Size', bytes, 'Size in a typical save', 'bytes'),
      proven: column('Proven', bytes, 'Named, and the meaning is proven on files', 'bytes'),
      source: column('From source', bytes, 'Named from the reverse-engineered source', 'bytes'),
      guess: column('Guess', bytes, 'Named, but the meaning is a guess', 'bytes'),
      typed: column('Typed', bytes, 'Script variables with a type but no name', 'bytes'),
      unnamed: column('Unused', bytes, 'Script variables that no script refers to', 'bytes'),
      filler: column('Filler', bytes, 'Alignment filler', 'bytes'),
      address: column('Addresses', bytes, 'Dead memory addresses', 'bytes'),
      unwritten: column('Unwritten', bytes, 'Never written by the game', 'bytes'),
      ignored: column('Ignored', bytes, 'Ignored on load', 'bytes'),
    },
  },
  [unique('block')],
)
