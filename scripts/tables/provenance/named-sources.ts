import { memoizeBy } from '../../csv/engine/memoize-by.ts'
import type { Source } from '../../csv/engine/table.ts'
import { sources } from './sources.ts'
import { tableSources } from './table-sources.ts'

/** A source of a table as the downloads name it. */
export interface NamedSource {
  readonly title: string
  /** Permanent address; none for what was measured or written for this site. */
  readonly path?: string
  /** How well is known what it gave, where the rows do not tell; none for own work. */
  readonly evidence?: string
}

/** The sources by the name of their table, in the order of table-sources.csv. */
export const namedSources = memoizeBy((source: Source): ReadonlyMap<string, readonly NamedSource[]> => {
  const known = new Map<string, NamedSource>()
  for (const { source: name, title, url, evidence } of sources.rows(source))
    known.set(name, { title, ...(url !== null && { path: url }), ...(evidence !== null && { evidence }) })
  return new Map(
    tableSources.rows(source).map(row => [
      row.table,
      row.sources
        .split(' ')
        .map(name => known.get(name))
        .filter(named => named !== undefined),
    ]),
  )
})

/** The sources of a table as its page names them: "gta-reversed (source), Own work". */
export function sourcesInWords(source: Source, table: string): string {
  const named = namedSources(source).get(table) ?? []
  return named.map(({ title, evidence }) => (evidence ? `${title} (${evidence})` : title)).join(', ')
}
