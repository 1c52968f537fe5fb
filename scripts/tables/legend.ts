import { legends } from '#shared/field-types.ts'
import { choice, column, defineTable, eachRow, text, unique } from '../csv/declare.ts'
import { note } from './shared/shared-columns.ts'

export const legend = defineTable(
  {
    file: 'legend.csv',
    title: 'Legend',
    rowMeaning: 'one data type of the byte grids',
    page: '/',
    rowType: 'LegendEntry',
    sources: ['older-docs'],
    columns: {
      key: column('Key', choice(...legends), 'Name in data'),
      type: column('Type', text(), 'Name shown'),
      note,
    },
  },
  [
    unique('key'),
    eachRow(({ key, type }) => {
      if (type.toLowerCase().startsWith(key)) return null
      return {
        property: 'type',
        rule: `is not the name of ${key}`,
        allowed: `a text that starts with ${key}`,
        fix: 'correct one of the two',
      }
    }),
  ],
).searchable(({ type }) => ({ title: type, about: ['data type'], id: '/legend' }), { route: '{id}' })
