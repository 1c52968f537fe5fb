import { column, defineTable, inJson, text } from '../../csv/declare.ts'
import { mapParts } from '../../tables/shared/named-sources.ts'
import { tables } from '../../tables/tables.ts'

const declared = defineTable({
  file: 'table-sources.csv',
  title: 'Sources of the tables',
  rowMeaning: 'one table with its sources',
  page: '/sources',
  rowKey: ['table'],
  rowType: 'TableSources',
  constant: 'tableSources',
  sources: ['own'],
  columns: {
    table: column('Table', text(), 'Path in the folder data-csv of the repository, without .csv'),
    sources: column('Sources', inJson('words', text()), 'Names of sources'),
  },
})

const sourced = [...tables, declared, ...mapParts].sort((one, other) => (one.name < other.name ? -1 : 1))

/** The sources that the declarations name, as a table: it has no CSV file. */
export const tableSources: typeof declared = {
  ...declared,
  file: 'scripts/tables',
  rows: () => sourced.map(({ name, sources }) => ({ table: name, sources: sources.join(' ') })),
}

/** All tables with downloads. */
export const publishedTables = [...tables, tableSources]
