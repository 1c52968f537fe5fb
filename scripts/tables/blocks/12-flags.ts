import { rowCount } from '../checks/row-count.ts'
import { sequence } from '../checks/sequence.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { hex } from '../kinds/hex.ts'
import { integer } from '../kinds/integer.ts'
import { text } from '../kinds/text.ts'
import { note } from '../shared-columns.ts'
import { withDerived } from '../with-derived.ts'

const flagTable = defineTable(
  {
    file: 'blocks/12-flags.csv',
    title: 'Flags',
    page: '/block/12',
    rowMeaning: 'one bit of the flags of a parked car',
    rowType: 'CarFlag',
    constant: 'carFlags',
    columns: {
      bit: column('Bit', integer({ min: 0, max: 7 }), 'Number of the bit'),
      meaning: column('Meaning', text(), 'What the bit does'),
      note,
    },
  },
  [rowCount(8), unique('bit'), sequence('bit')],
)

export const carFlags = withDerived(
  flagTable,
  { mask_hex: column('Mask', hex(2), 'The byte with only this bit set') },
  ({ bit }) => ({ maskHex: (1 << bit).toString(16).toUpperCase().padStart(2, '0') }),
)
