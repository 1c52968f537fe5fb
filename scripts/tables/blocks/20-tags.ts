import { determines } from '../../csv/engine/checks/determines.ts'
import { rowCount } from '../../csv/engine/checks/row-count.ts'
import { sequence } from '../../csv/engine/checks/sequence.ts'
import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { hex } from '../../csv/engine/kinds/hex.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { withDerived } from '../../csv/engine/with-derived.ts'
import { listOffsetHex } from '../format/layout.ts'
import { x, y, z } from '../shared-columns.ts'

const tagTable = defineTable(
  {
    file: 'blocks/20-tags.csv',
    title: 'Tags',
    page: '/block/20',
    rowKey: ['index'],
    prefix: 'tags.',
    rowMeaning: 'one tag, in the order of the save',
    rowType: 'Tag',
    constant: 'tags',
    columns: {
      index: column('Index', integer({ min: 0, max: 99 }), 'Position in the save'),
      model_id: column('Model ID', integer({ min: 1490, max: 1531 }), 'Model number'),
      model: column(
        'Model',
        text({ pattern: /^tag_[a-z0-9]+$/, example: 'tag_vagos' }),
        'Internal name of the model',
      ),
      interior: column('Interior', choice('0', '256'), 'Interior in the map file'),
      x,
      y,
      z,
    },
  },
  [
    rowCount(100),
    unique('index'),
    sequence('index'),
    determines('modelId', 'model'),
    determines('model', 'modelId'),
    unique('x', 'y', 'z'),
  ],
)

export const tags = withDerived(
  tagTable,
  { offset_hex: column('Offset', hex(4), 'Offset in block 20') },
  ({ index }, source) => ({ offsetHex: listOffsetHex(source, { block: '20', list: 'paint' }, index) }),
)
