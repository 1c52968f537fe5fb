import { rowCount } from '../../table-engine/checks/row-count.ts'
import { unique } from '../../table-engine/checks/unique.ts'
import { column } from '../../table-engine/column.ts'
import { defineTable } from '../../table-engine/define-table.ts'
import { choice } from '../../table-engine/kinds/choice.ts'
import { hex } from '../../table-engine/kinds/hex.ts'
import { optional } from '../../table-engine/kinds/optional.ts'
import { text } from '../../table-engine/kinds/text.ts'
import { note } from '../shared-columns.ts'

export const mapSections = defineTable(
  {
    file: 'blocks/21-map-sections.csv',
    title: 'Map sections',
    page: '/block/21',
    rowKey: ['offsetHex'],
    prefix: 'sections.',
    rowMeaning: 'one map section byte that saves use',
    rowType: 'MapSection',
    constant: 'mapSections',
    columns: {
      offset_hex: column('Offset', hex(4, { min: '0004', max: '0102' }), 'Offset in block 21'),
      label: column('Label', optional(choice('SF', 'LV')), 'Label in the byte grid'),
      meaning: column('Meaning', optional(text()), 'What the section holds; empty: not known'),
      edition: column('Edition', optional(text()), 'Edition of the map data'),
      note,
    },
  },
  [rowCount(11), unique('offsetHex'), unique('label', 'edition')],
)
