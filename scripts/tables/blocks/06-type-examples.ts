import { column, defineTable, hex, optional, text, unique } from '../../csv/declare.ts'
import { note } from '../shared/shared-columns.ts'

export const typeExamples = defineTable(
  {
    file: 'blocks/06-type-examples.csv',
    title: 'Type and flags before and after collecting',
    rowKey: ['object', 'beforeTypeHex', 'afterAvailabilityHex'],
    emptyKey: 'null',
    prefix: 'examples.',
    rowMeaning: 'one kind of pickup, before and after it is taken',
    sources: ['older-docs'],
    columns: {
      object: column('Object', text(), 'Item'),
      before_type_hex: column('Type before', hex(2), 'Type byte before it is taken'),
      before_availability_hex: column('Flags before', hex(2), 'Flags byte before it is taken'),
      after_type_hex: column('Type after', optional(hex(2)), 'Type byte afterwards; empty: not documented'),
      after_availability_hex: column(
        'Flags after',
        optional(hex(2)),
        'Flags byte afterwards; empty: not documented',
      ),
      note,
    },
  },
  [unique('object', 'beforeTypeHex', 'afterAvailabilityHex')],
).searchable(
  ({ beforeTypeHex, beforeAvailabilityHex, afterTypeHex, afterAvailabilityHex }) => ({
    about: [
      `before ${beforeTypeHex} ${beforeAvailabilityHex}`,
      afterTypeHex && `after ${afterTypeHex} ${afterAvailabilityHex}`,
    ],
  }),
  { kind: 'Pickup types' },
)
