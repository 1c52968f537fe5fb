import {
  column,
  defineTable,
  lists,
  namesIn,
  type Problem,
  problemAt,
  type Source,
  type TableRows,
  text,
  unique,
} from '../../csv/declare.ts'
import { sources } from './sources.ts'

/** Every source is used by a table. */
function sourcesUsed(
  { table, allRows, soundRows, isWhole }: TableRows<{ sources: string }>,
  source: Source,
): readonly Problem[] {
  const used = new Set(soundRows.flatMap(({ values }) => values.sources.split(' ')))
  const isKnown = isWhole && soundRows.length === allRows.length
  const unused = sources.read(source).soundRows.filter(({ values }) => isKnown && !used.has(values.source))
  return unused.map(row =>
    problemAt(row, 'source', {
      rule: 'is a source that no table uses',
      allowed: `sources that ${table.file} names`,
      fix: 'add it there for the tables that use it, or remove the row',
    }),
  )
}

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
  [lists('sources', namesIn(sources, 'source', 'source')), sourcesUsed],
)
