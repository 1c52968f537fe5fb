import { toHex } from '../../csv/to-hex.ts'
import { determines } from '../checks/determines.ts'
import { rowCount } from '../checks/row-count.ts'
import { sequence } from '../checks/sequence.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { choice } from '../kinds/choice.ts'
import { hex } from '../kinds/hex.ts'
import { integer } from '../kinds/integer.ts'
import { text } from '../kinds/text.ts'
import { x, y, z } from '../shared-columns.ts'
import { withDerived } from '../with-derived.ts'

const tagTable = defineTable(
  {
    file: 'blocks/20-tags.csv',
    title: 'Tags',
    page: '/block/20',
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

/** The tags follow a count of four bytes, one byte each. */
export const tags = withDerived(
  tagTable,
  { offset_hex: column('Offset', hex(4), 'Offset in block 20') },
  ({ index }) => ({ offsetHex: toHex(4 + index) }),
)
