import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt, type TableInfo } from '../../csv/engine/table.ts'
import { nearest } from '../../csv/nearest.ts'
import { startOf } from '../../csv/problem.ts'
import { sources } from '../provenance/sources.ts'
import { tableSources } from '../provenance/table-sources.ts'
import { listReference } from './list-references.ts'

/** Other sources of the map, in addition to its tables. */
const drawnParts = ['coastline', 'builtup', 'roads', 'railway', 'relief'].map(name => `map/${name}`)

/** Every source named by a table exists. */
export const sourcesKnown = listReference(tableSources, 'sources', {
  of: 'source of data-csv/sources.csv',
  known: source => new Set(sources.read(source).allRows.map(({ values }) => String(values.source))),
})

/** Every source is used by a table. */
export const sourcesUsed: CrossCheck = source => {
  const { allRows, soundRows, isWhole } = tableSources.read(source)
  const used = new Set(soundRows.flatMap(({ values }) => values.sources.split(' ')))
  const isKnown = isWhole && soundRows.length === allRows.length
  const unused = sources.read(source).soundRows.filter(({ values }) => isKnown && !used.has(values.source))
  return unused.map(row =>
    problemAt(row, 'source', {
      rule: 'is a source that no table uses',
      allowed: `sources that ${tableSources.file} names`,
      fix: 'add it there for the tables that use it, or remove the row',
    }),
  )
}

/**
 * Every table names its sources, and only tables or parts of the map do. @param tables all tables
 */
export function tablesHaveSources(tables: readonly TableInfo[]): CrossCheck {
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
