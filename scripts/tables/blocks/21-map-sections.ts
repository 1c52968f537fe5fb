import { parseHex } from '#shared/number.ts'
import {
  choice,
  column,
  defineTable,
  hex,
  integer,
  optional,
  sortedBy,
  text,
  unique,
} from '../../csv/declare.ts'
import { listOffset } from '../shared/layout.ts'
import { note } from '../shared/shared-columns.ts'

export const mapSections = defineTable(
  {
    file: 'blocks/21-map-sections.csv',
    title: 'Map sections',
    rowKey: ['offsetHex'],
    titleKeys: ['meaning', 'offsetHex'],
    prefix: 'sections.',
    rowMeaning: 'one map section byte that saves use',
    sources: ['older-docs', 'gta-reversed', 'saves'],
    columns: {
      offset_hex: column('Offset', hex(4, { min: '0004', max: '0102' }), 'Offset in block 21'),
      label: column(
        'Label',
        optional(choice('SF', 'LV')),
        'City behind the roadblocks: San Fierro or Las Venturas',
      ),
      meaning: column('Meaning', optional(text()), 'Content of the section; empty if unknown'),
      edition: column('Edition', optional(text()), 'Edition of the map data'),
      note,
    },
  },
  [unique('offsetHex'), unique('label', 'edition'), sortedBy('offsetHex')],
)
  .derive(
    { index: column('Index in kept_loaded', integer(), 'Section number minus 1: section 0 is not stored') },
    ({ offsetHex }, source) => ({
      index: parseHex(offsetHex) - (listOffset(source, { block: '21', list: 'kept_loaded' }, 0) ?? 0),
    }),
  )
  .searchable(({ offsetHex, label, meaning }) => ({
    title: meaning ?? 'Map section',
    code: `21:${offsetHex}`,
    about: [label],
  }))
