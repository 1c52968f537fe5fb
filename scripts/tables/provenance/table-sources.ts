import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { text } from '../../csv/engine/kinds/text.ts'

/** The sources of each table. */
export const tableSources = defineTable(
  {
    file: 'table-sources.csv',
    title: 'Sources of the tables',
    rowMeaning: 'one table with its sources',
    page: '/sources',
    rowKey: ['table'],
    rowType: 'TableSources',
    constant: 'tableSources',
    columns: {
      table: column('Table', text({ maxLength: 40 }), 'Path below data-csv without ending'),
      sources: column(
        'Sources',
        text({ pattern: /^[a-z0-9-]+( [a-z0-9-]+)*$/, example: 'older-docs saves' }),
        'Names of sources',
      ),
    },
  },
  [unique('table')],
)
