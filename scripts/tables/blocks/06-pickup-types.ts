import {
  column,
  defineTable,
  hex,
  optional,
  rowCount,
  sequence,
  text,
  unique,
  yesNo,
} from '../../csv/declare.ts'
import { note, rowEvidence } from '../shared/shared-columns.ts'

export const pickupTypes = defineTable(
  {
    file: 'blocks/06-pickup-types.csv',
    title: 'Pickup types',
    rowKey: ['byteHex'],
    titleKeys: ['definition'],
    prefix: 'types.',
    rowMeaning: 'one type byte of a pickup',
    sources: ['older-docs', 'gta-reversed', 'saves'],
    columns: {
      byte_hex: column('Byte', hex(2, { max: '1F' }), 'Type byte'),
      definition: column('Definition', text(), 'Behaviour of the pickup'),
      replaceable: column('Replaceable', yesNo(), 'Whether the slot may be used for a new pickup'),
      evidence: rowEvidence,
      engine_name: column(
        'Name in source code',
        optional(text({ pattern: /^[A-Z0-9_]+$/, example: 'ON_STREET' })),
        'Name in the reverse-engineered source code of the game',
      ),
      note,
    },
  },
  [rowCount(32), sequence('byteHex', { radix: 16 }), unique('engineName')],
).searchable(
  ({ byteHex, engineName }) => ({
    code: byteHex,
    about: [engineName],
  }),
  { counting: 'hex' },
)
