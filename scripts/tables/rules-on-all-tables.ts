import {
  type AnyTable,
  nearest,
  problemAt,
  type SourceCheck,
  startOf,
  type TableInfo,
} from '../csv/declare.ts'
import { blocksTable } from './format/blocks.ts'
import { correctionsTable } from './format/corrections.ts'
import { leftoversTable } from './format/leftovers.ts'
import { unknownsTable } from './format/unknowns.ts'
import { pages } from './pages.ts'
import { sources } from './provenance/sources.ts'
import { tableSources } from './provenance/table-sources.ts'

/** `tags` for the table blocks/20-tags. */
const shortName = ({ name }: AnyTable) => name.replace(/^.*\//, '').replace(/^\d\d-/, '')

/** Remarks about the format belong to a block, a page, a table, or the file as a whole. */
export const remarkPages =
  (tables: readonly AnyTable[]): SourceCheck =>
  source => {
    if ([blocksTable, leftoversTable, pages].some(table => table.problems(source).length > 0)) return []
    const blocks = [...blocksTable.rows(source), ...leftoversTable.rows(source)].map(({ block }) => block)
    const routes = pages.rows(source).map(({ path }) => path.slice(1))
    const known = new Set<string>(['file', ...blocks, ...routes, ...tables.map(shortName)])
    return [correctionsTable, unknownsTable].flatMap(table =>
      table.read(source).soundRows.flatMap(row => {
        const { page } = row.values
        if (known.has(page)) return []
        const fix = `write ${nearest(page, known) ?? 'the number of a block'}`
        const allowed = 'file, the number of a block, or the name of a page or table'
        return [problemAt(row, 'page', { rule: 'is not a page', allowed, fix })]
      }),
    )
  }

/** Other sources of the map, in addition to its tables. */
const drawnParts = ['coastline', 'builtup', 'roads', 'railway', 'relief'].map(name => `map/${name}`)

/**
 * Every table names its sources, and only tables or parts of the map do. @param tables all tables
 */
export function tablesHaveSources(tables: readonly TableInfo[]): SourceCheck {
  const names = [...tables.map(({ name }) => name), ...drawnParts]
  return source => {
    const { allRows, isWhole } = tableSources.read(source)
    const listed = new Set(allRows.map(({ values }) => values.table))
    const strangers = allRows.flatMap(row => {
      const { table } = row.values
      if (typeof table !== 'string' || names.includes(table)) return []
      const fix = `write ${nearest(table, names) ?? 'another name'}, or remove the row`
      return [problemAt(row, 'table', { rule: 'is not a table', allowed: 'a file of data-csv', fix })]
    })
    const missing = names.filter(name => isWhole && !listed.has(name))
    return [
      ...strangers,
      ...missing.map(name => ({
        ...startOf(tableSources.file),
        columnName: 'table',
        rule: `names no source for ${name}`,
        allowed: 'one row for each table',
        fix: `add a row ${name},SOURCES with names from ${sources.file}`,
      })),
    ]
  }
}
