import {
  choice,
  column,
  defineTable,
  determines,
  hex,
  inJson,
  integer,
  optional,
  rowCount,
  sequence,
  text,
  unique,
} from '../../csv/declare.ts'
import { districtOf, isInDistrict } from '../shared/district.ts'
import { listOffsetHex } from '../shared/layout.ts'
import { x, y, z } from '../shared/shared-columns.ts'

export const tags = defineTable(
  {
    file: 'blocks/20-tags.csv',
    title: 'Tags',
    rowKey: ['index'],
    prefix: 'tags.',
    rowMeaning: 'one tag, in the order of the save',
    sources: ['older-docs', 'data-files'],
    columns: {
      index: column('Index', integer({ min: 0, max: 99 }), 'Index in paint'),
      model_id: column('Model ID', integer({ min: 1490, max: 1531 }), 'Model id'),
      model: column(
        'Model',
        text({ pattern: /^tag_[a-z0-9]+$/, example: 'tag_vagos' }),
        'Internal name of the model',
      ),
      interior: column(
        'Interior field',
        inJson('number', choice('0', '256')),
        'Interior field of the map file: the interior, 0 for all tags, plus 256 for a flag',
      ),
      x,
      y,
      z,
    },
  },
  [
    rowCount(100),
    sequence('index'),
    determines('modelId', 'model'),
    determines('model', 'modelId'),
    unique('x', 'y', 'z'),
  ],
  [
    isInDistrict(
      'x',
      row => row,
      zones => (zones.includes('Los Santos') ? null : 'Los Santos'),
    ),
  ],
)
  .derive(
    {
      offset_hex: column('Offset', hex(4), 'Offset in block 20'),
      district: column('District', optional(text()), 'District of the location'),
    },
    (tag, source) => ({
      offsetHex: listOffsetHex(source, { block: '20', list: 'paint' }, tag.index),
      district: districtOf(source, tag),
    }),
  )
  .searchable(({ index, model, district }) => ({
    title: `Tag ${index}`,
    code: index,
    about: [model, district],
  }))
