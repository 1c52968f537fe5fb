import { countGrammar } from '../../../src/shared/count.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { hex } from '../../csv/engine/kinds/hex.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { optional } from '../../csv/engine/kinds/optional.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { legends, roles } from './field-words.ts'
import { evidence, identifier, mobileEvidence, platform, positions, range, values } from './shared.ts'

export const fieldsTable = defineTable({
  ...{ file: 'format/fields.csv', title: 'Fields of the save format', page: null },
  ...{ rowMeaning: 'one field of a struct, in file order', rowType: 'FormatField', constant: 'formatFields' },
  hasModule: false,
  columns: {
    block: column(
      'Block',
      optional(text({ pattern: /^\d\d$/, example: '09' })),
      'Block that uses the struct, empty when several do',
    ),
    struct: column('Struct', identifier, 'Struct the field belongs to'),
    platform,
    offset_hex: column(
      'Offset',
      hex(4),
      'Offset in the struct (on PC if the field is on both platforms); add the sizes of earlier fields with a variable count',
    ),
    size: column('Size', optional(integer({ min: 1 })), 'Size, empty if it depends on a count', 'bytes'),
    type: column(
      'Type',
      identifier,
      'u8 i8 b8 u16 i16 u32 i32 f32 (little-endian), char or gxt text, raw bytes, or the name of a struct',
    ),
    count: column(
      'Count',
      optional(text(countGrammar)),
      'Number of elements, or bytes of a text: a number, an earlier field, up to an end mark, or a number if an earlier field is in a range',
    ),
    name: column('Name', identifier, 'Name, unique in the struct'),
    label: column('Label', optional(text({ maxLength: 24 })), 'Short text in the byte grid'),
    legend: column('Legend', choice(...legends), 'Colour in the byte grid'),
    meaning: column('Meaning', text({ maxLength: 160 }), 'Meaning'),
    range,
    values,
    positions,
    role: column(
      'Role',
      choice(...roles),
      'data, count or length, alignment padding (filler), never written, stale pointer (address), or ignored on load',
    ),
    evidence,
    mobile_evidence: mobileEvidence,
    versions: column('Versions', optional(text()), 'What differs between the versions of the game'),
  },
})
