import { determines } from '../../table-engine/checks/determines.ts'
import { rowCount } from '../../table-engine/checks/row-count.ts'
import { sequence } from '../../table-engine/checks/sequence.ts'
import { unique } from '../../table-engine/checks/unique.ts'
import { column } from '../../table-engine/column.ts'
import { defineTable } from '../../table-engine/define-table.ts'
import { choice } from '../../table-engine/kinds/choice.ts'
import { hex } from '../../table-engine/kinds/hex.ts'
import { integer } from '../../table-engine/kinds/integer.ts'
import { text } from '../../table-engine/kinds/text.ts'
import { withDerived } from '../../table-engine/with-derived.ts'
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
