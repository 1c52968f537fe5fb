import { rowCount } from '../csv/engine/checks/row-count.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { hex } from '../csv/engine/kinds/hex.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { withDerived } from '../csv/engine/with-derived.ts'
import { note } from './shared-columns.ts'

const threadTable = defineTable(
  {
    file: 'threads.csv',
    title: 'Script threads',
    rowMeaning: 'one script thread',
    page: '/threads',
    rowKey: ['name'],
    rowType: 'Thread',
    constant: 'threads',
    columns: {
      name: column(
        'Name',
        text({ pattern: /^[a-z0-9]{1,7}$/, example: 'bcesar' }),
        'Name of the thread, at most 7 letters',
      ),
      code: column(
        'Code',
        integer({ min: 50000, max: 100000 }),
        'Script offset of the next command with the first script edition (PC 1.00)',
        'bytes',
      ),
      first_hex: column(
        'First',
        hex(2),
        'First byte of the thread: its assigned slot, which changes from save to save',
      ),
      note,
    },
  },
  [rowCount(27), unique('name'), unique('code')],
)

/** In the second script edition (PC 1.01 and 2.00) all these offsets are 21 bytes lower: measured in 77 cases. */
const secondEditionShift = 21

export const threads = withDerived(
  threadTable,
  {
    code_second_edition: column(
      'Code, 2nd edition',
      integer(),
      'The same offset with the second script edition',
      'bytes',
    ),
  },
  ({ code }) => ({ codeSecondEdition: code - secondEditionShift }),
)
