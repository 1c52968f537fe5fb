import { parseHex } from '#shared/number.ts'
import {
  column,
  countsPer,
  defineTable,
  hex,
  integer,
  optional,
  rowCount,
  sequence,
  text,
  unique,
  yesNo,
} from '../csv/declare.ts'
import { rowEvidence } from './shared/shared-columns.ts'
import { spelledAs } from './shared/spelled-alike.ts'

export const radarIcons = defineTable(
  {
    file: 'radar-icons.csv',
    title: 'Radar icons',
    rowMeaning: 'one icon byte',
    page: '/sprites',
    rowKey: ['byteHex'],
    titleKeys: ['meaning'],
    sources: ['older-docs', 'gta-reversed', 'scripts', 'own'],
    columns: {
      byte_hex: column('Byte', hex(2, { max: '3F' }), 'Byte that selects the icon'),
      meaning: column('Meaning', text(), 'What the icon marks'),
      picture: column('Appearance', text(), 'What the game shows on the radar'),
      note: column('Notes', optional(text()), 'Another name of the person, or a remark'),
      sprite_name: column(
        'Sprite',
        text({ pattern: /^[A-Z0-9_]+$/, example: 'BURGERSHOT' }),
        'Name in reverse-engineered source code, as spelt there',
      ),
      has_image: column('Image', yesNo(), 'Icon, drawn by us; empty if the game has none'),
      evidence: rowEvidence,
    },
  },
  [
    rowCount(64),
    sequence('byteHex', { radix: 16 }),
    unique('spriteName'),
    unique('meaning', 'picture'),
    countsPer('hasImage', { true: 62, false: 2 }),
  ],
  [spelledAs('meaning', ({ spriteName }) => spriteName)],
)
  .derive({ byte: column('Byte (decimal)', integer(), 'The byte, decimal') }, ({ byteHex }) => ({
    byte: parseHex(byteHex),
  }))
  .titled(({ byteHex, meaning }) => `${byteHex} ${meaning}`)
  .searchable(
    ({ byteHex, picture, spriteName }) => ({
      code: byteHex,
      about: [spriteName, picture],
    }),
    { counting: 'hex' },
  )
