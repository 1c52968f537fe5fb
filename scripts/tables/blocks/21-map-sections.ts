import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { hex } from '../../csv/engine/kinds/hex.ts'
import { optional } from '../../csv/engine/kinds/optional.ts'
import { text } from '../../csv/engine/kinds/text.ts'
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
      meaning: column('Meaning', optional(text()), 'Content of the section; empty if unknown'),
      edition: column('Edition', optional(text()), 'Edition of the map data'),
      note,
    },
  },
  [unique('offsetHex'), unique('label', 'edition')],
)
