import { platforms } from '#shared/format-types.ts'
import { choice, column, defineTable, integer, sortedBy, text, unique } from '../../csv/declare.ts'

const bytes = integer({ min: 0 })

export const coverageTable = defineTable(
  {
    file: 'format/coverage.csv',
    title: 'Coverage',
    rowMeaning: 'one block of a typical save, with its bytes by coverage kind',
    hasModule: false,
    sources: ['own'],
    columns: {
      block: column('Block', text({ pattern: /^(\d\d|all)$/, example: '09' }), 'Block, or all of them'),
      platform: column('Platform', choice(...platforms), 'Edition of the game'),
      size: column('Size', bytes, 'Size in a typical save', 'bytes'),
      verified: column('Verified', bytes, 'Named, meaning verified on saves', 'bytes'),
      constant: column('Constant', bytes, 'Named in reversed code, same value in every save', 'bytes'),
      unused: column(
        'Verified unused',
        bytes,
        'Padding and other bytes without content, verified on saves',
        'bytes',
      ),
      from_source_code: column('From source code', bytes, 'Named in reversed code', 'bytes'),
      unverified: column('Unverified', bytes, 'Named, meaning unverified', 'bytes'),
      typed: column('Typed', bytes, 'Script variables with a type but no name', 'bytes'),
      unnamed: column('Unused', bytes, 'Script variables that no script uses', 'bytes'),
      filler: column('Padding', bytes, 'Other alignment padding', 'bytes'),
      address: column('Addresses', bytes, 'Other stale pointers', 'bytes'),
      unwritten: column('Unwritten', bytes, 'Other bytes never written by the game', 'bytes'),
      ignored: column('Ignored', bytes, 'Other bytes ignored on load', 'bytes'),
    },
  },
  [unique('block', 'platform'), sortedBy('block', 'platform')],
)
