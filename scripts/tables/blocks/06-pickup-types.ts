import { rowCount } from '../../csv/engine/checks/row-count.ts'
import { sequence } from '../../csv/engine/checks/sequence.ts'
import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { hex } from '../../csv/engine/kinds/hex.ts'
import { optional } from '../../csv/engine/kinds/optional.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { yesNo } from '../../csv/engine/kinds/yes-no.ts'
import { rowEvidence } from '../provenance/evidence-column.ts'
import { note } from '../shared-columns.ts'

export const pickupTypes = defineTable(
  {
    file: 'blocks/06-pickup-types.csv',
    title: 'Pickup types',
    page: '/block/06',
    rowKey: ['byteHex'],
    prefix: 'types.',
    rowMeaning: 'one type byte of a pickup',
    rowType: 'PickupType',
    constant: 'pickupTypes',
    columns: {
      byte_hex: column('Byte', hex(2, { max: '1F' }), 'Type byte'),
      definition: column('Definition', text(), 'Behaviour of the pickup'),
      replaceable: column('Replaceable', yesNo(), 'Whether the slot may be used for a new pickup'),
      evidence: rowEvidence,
      engine_name: column(
        'Name in the game',
        optional(text({ pattern: /^[A-Z0-9_]+$/, example: 'ON_STREET' })),
        'Name in reverse-engineered source code',
      ),
      note,
    },
  },
  [rowCount(32), unique('byteHex'), sequence('byteHex', { radix: 16 }), unique('engineName')],
)
