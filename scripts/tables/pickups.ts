import { column, defineTable, integer, rowCount, sortedBy, text, unique } from '../csv/declare.ts'
import { note, otherName } from './shared/shared-columns.ts'
import { spelledAs } from './shared/spelled-alike.ts'

export const pickups = defineTable(
  {
    file: 'pickups.csv',
    title: 'Pickups',
    rowMeaning: 'one model that can be a pickup',
    page: '/pickups',
    rowKey: ['id'],
    titleKeys: ['description'],
    sources: ['older-docs', 'gta-reversed', 'saves'],
    columns: {
      id: column('ID', integer({ min: 321, max: 1581 }), 'Model id'),
      description: column('Description', text(), 'What the model shows'),
      other_name: otherName,
      model: column(
        'Model',
        text({ pattern: /^[a-z0-9_]+$/, example: 'gun_cane' }),
        'Internal name of the model',
      ),
      note,
    },
  },
  [rowCount(58), unique('id'), sortedBy('id'), unique('model'), unique('description')],
  [spelledAs('description', ({ model }) => model)],
)
  .titled(({ id, description }) => `${id} ${description}`)
  .searchable(({ id, otherName, model }) => ({
    code: id,
    about: [model, otherName],
  }))
