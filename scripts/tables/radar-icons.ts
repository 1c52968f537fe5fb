import { countsPer } from '../csv/engine/checks/counts-per.ts'
import { rowCount } from '../csv/engine/checks/row-count.ts'
import { sequence } from '../csv/engine/checks/sequence.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { hex } from '../csv/engine/kinds/hex.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { optional } from '../csv/engine/kinds/optional.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { yesNo } from '../csv/engine/kinds/yes-no.ts'
import { withDerived } from '../csv/engine/with-derived.ts'
import { rowEvidence } from './provenance/evidence-column.ts'

const radarIconTable = defineTable(
  {
    file: 'radar-icons.csv',
    title: 'Radar icons',
    rowMeaning: 'one icon byte',
    page: '/sprites',
    rowKey: ['byteHex'],
    rowType: 'RadarIcon',
    constant: 'radarIcons',
    columns: {
      byte_hex: column('Byte', hex(2, { max: '3F' }), 'Byte in a radar blip, hex'),
      meaning: column('Meaning', text(), 'Meaning of the icon'),
      picture: column('Picture', text(), 'Description of the picture in the game'),
      note: column('Notes', optional(text()), 'Person or purpose'),
      sprite_name: column(
        'Sprite',
        text({ pattern: /^[A-Z0-9_]+$/, example: 'BURGERSHOT' }),
        'Name in reverse-engineered source code, as spelt there',
      ),
      has_image: column('Image', yesNo(), 'Whether the game has a picture for this byte'),
      evidence: rowEvidence,
    },
  },
  [
    rowCount(64),
    unique('byteHex'),
    sequence('byteHex', { radix: 16 }),
    unique('spriteName'),
    countsPer('hasImage', { true: 62, false: 2 }),
  ],
)

export const radarIcons = withDerived(
  radarIconTable,
  { byte: column('Byte (decimal)', integer(), 'The byte, decimal') },
  ({ byteHex }) => ({ byte: Number.parseInt(byteHex, 16) }),
)
