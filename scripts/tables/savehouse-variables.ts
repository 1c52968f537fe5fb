import {
  choice,
  column,
  defineTable,
  hex,
  integer,
  optional,
  rowCount,
  sortedBy,
  text,
  unique,
} from '../csv/declare.ts'

export const savehouseVariables = defineTable(
  {
    file: 'savehouse-variables.csv',
    title: 'Variables for location',
    page: '/savehouses',
    rowKey: ['block', 'addressHex'],
    titleKeys: ['value'],
    emptyKey: 'teleport',
    prefix: 'variables.',
    rowMeaning: 'one variable that stores part of the save location',
    sources: ['older-docs', 'saves'],
    columns: {
      block: column('Block', choice('00', '01', '02', '25', '27'), 'Block that contains the variable'),
      address_hex: column('Address', optional(hex(4)), 'Offset in the block'),
      size_bytes: column('Size', integer({ min: 1, max: 4 }), 'Size of the variable', 'bytes'),
      type: column('Type', choice('integer', 'float', 'boolean', 'padding'), 'Data type'),
      value: column('Value', text(), 'What the variable stores'),
      note: column('Notes', optional(text()), 'Notes on reading or writing it'),
    },
  },
  [unique('addressHex', 'block'), sortedBy('block', 'addressHex'), rowCount(13)],
).searchable(
  ({ block, addressHex, value }) => ({
    title: value ?? 'Teleport',
    code: `${block}:${addressHex ?? 'teleport'}`,
    about: ['variable for the location'],
  }),
  { kind: 'Savehouses' },
)
